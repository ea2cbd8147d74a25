/* A file in a buffer of twice its size: cutting it a little gives the buffer back, growing it a little takes a new one. */
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

int main(void) {
  int file = open("f", O_RDWR | O_CREAT, 0600);
  char byte[8] = {1};
  off_t size = 1000000;
  if (file < 0 || pwrite(file, byte, 1, size - 1) != 1) return 1;
  for (;;) {
    if (pwrite(file, byte, 8, size) != 8) return 2;
    size -= 4;
    if (size < 0 || ftruncate(file, size) != 0) return 3;
  }
}
