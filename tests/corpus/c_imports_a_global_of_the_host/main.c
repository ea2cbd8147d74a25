__asm__(
  ".globaltype secret, i32\n"
  ".import_module secret, env\n"
  ".import_name secret, secret\n"
  ".globl read_secret\n"
  ".functype read_secret () -> (i32)\n"
  "read_secret:\n"
  ".functype read_secret () -> (i32)\n"
  "global.get secret\n"
  "end_function\n");
int read_secret(void);

int main(void) { return read_secret(); }
