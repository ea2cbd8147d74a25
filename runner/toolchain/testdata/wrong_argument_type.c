#include <string.h>

int main(void) {
  return strlen(5);
}
