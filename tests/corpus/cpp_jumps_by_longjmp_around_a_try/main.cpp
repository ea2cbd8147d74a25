#include <csetjmp>
#include <iostream>

static std::jmp_buf back;

void jump(int value) { std::longjmp(back, value); }

int main() {
  volatile int rounds = 0;
  int value = setjmp(back);
  rounds = rounds + 1;
  std::cout << "round " << rounds << " with " << value << std::endl;
  try {
    if (value == 0) throw 1;
    if (value == 2) throw 2.5;
  } catch (int number) {
    jump(number + 1);
  } catch (double) {
    std::cout << "enough" << std::endl;
  }
}
