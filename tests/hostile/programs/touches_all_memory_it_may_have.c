// tries: to use the largest memory, every byte of it
// must: successful
// limits: cpu=15000,wall=20000
// stdout: "done\n"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
char *volatile kept;
int main(void) {
  size_t total = 0;
  for (size_t size = 1 << 26; size >= 1 << 16;) {
    char *block = malloc(size);
    kept = block;
    if (block) memset(block, 0x5a, size), total += size;
    else size /= 2;
  }
  puts(total > 480000000 && total < 530000000 ? "done" : "not what it may have");
}
