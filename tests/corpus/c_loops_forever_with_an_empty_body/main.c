/* clang may not remove a loop whose controlling expression is constant (C11 6.8.5p6). */
int main(void) {
  while (1) {
  }
}
