/* Every byte value, NUL included, goes out as it is. */
#include <stdio.h>

int main(void) {
  unsigned char bytes[256];
  for (int i = 0; i < 256; i++) bytes[i] = (unsigned char)i;
  return fwrite(bytes, 1, sizeof bytes, stdout) == sizeof bytes ? 0 : 1;
}
