#include <stdio.h>
#include <sys/stat.h>

static void try_to_open(const char *path, const char *mode) {
  FILE *file = fopen(path, mode);
  printf("%s %s\n", path, file ? "opens" : "does not open");
  if (file) fclose(file);
}

int main(void) {
  try_to_open("/etc/passwd", "r");
  try_to_open("/proc/self/environ", "r");
  try_to_open("/proc/self/maps", "r");
  try_to_open("/dev/mem", "r");
  try_to_open("../escaped.txt", "w");
  try_to_open("../../../../../../etc/passwd", "r");
  try_to_open("./../../etc/hostname", "r");
  mkdir("inner", 0777);
  try_to_open("inner/../../etc/passwd", "r");
  try_to_open("inner/../kept.txt", "w");
  try_to_open("kept.txt", "r");
  return 0;
}
