int main(void) {
  __asm__("movl $1, %eax");
  return 0;
}
