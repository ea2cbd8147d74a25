/* An optimising compiler that joins every local at every loop would take gigabytes. */
#define TEN(x) x "," x "," x "," x "," x "," x "," x "," x "," x "," x
#define THOUSAND(x) TEN(TEN(TEN(x)))
__asm__(
  ".globl spin\n"
  ".functype spin (i32) -> ()\n"
  "spin:\n"
  ".functype spin (i32) -> ()\n"
  ".local " TEN(THOUSAND("i64")) "\n"
  "loop\n"
  ".rept 5000\n loop\n local.get 0\n br_if 0\n i64.const 7\n local.set 5\n end_loop\n .endr\n"
  "br 0\n end_loop\n"
  "end_function\n");
void spin(int again);

int main(void) {
  spin(0);
  return 0;
}
