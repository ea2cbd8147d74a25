// tries: to make files of exabytes by seeking, truncating and allocating
// must: died-sigxfsz
#include <fcntl.h>
#include <unistd.h>
int main(void) {
  int fd = open("f", O_CREAT | O_RDWR, 0666);
  if (fd < 0) return 1;
  posix_fallocate(fd, 0, 1ll << 62);
  ftruncate(fd, 1ll << 62);
  lseek(fd, 1ll << 62, SEEK_SET);
  write(fd, "x", 1);
  lseek(fd, 1ll << 40, SEEK_SET);
  write(fd, "x", 1);
  return 2;
}
