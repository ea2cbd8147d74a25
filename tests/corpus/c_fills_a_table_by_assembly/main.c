/* Tables of functions are the engine's own memory: filling them is slow, and must be paid for. */
__asm__(
  ".tabletype ours, funcref, 1\n"
  "ours:\n"
  ".tabletype __indirect_function_table, funcref\n"
  ".globl grow\n"
  ".functype grow (i32) -> (i32)\n"
  "grow:\n"
  ".functype grow (i32) -> (i32)\n"
  "i32.const 1\n table.get __indirect_function_table\n local.get 0\n table.grow ours\n"
  "end_function\n"
  ".globl fill\n"
  ".functype fill (i32, i32) -> ()\n"
  "fill:\n"
  ".functype fill (i32, i32) -> ()\n"
  "local.get 0\n i32.const 1\n table.get __indirect_function_table\n local.get 1\n table.fill ours\n"
  "end_function\n");
int grow(int count);
void fill(int at, int count);

static void nothing(void) {}
void (*volatile referred)(void) = nothing;

int main(void) {
  referred();
  if (grow(2000000) != -1) return 1;
  int at = grow(10000);
  if (at != 1) return 2;
  for (;;) fill(at, 10000);
}
