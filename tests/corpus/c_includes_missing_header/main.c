#include <conio.h>

int main(void) {
  getch();
  return 0;
}
