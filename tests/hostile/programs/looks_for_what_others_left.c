// tries: to find what an earlier task left: in files, in fresh memory, in the bytes of random_get
// after: leaves_a_secret.c
// must: successful
// stdout: "nothing\n"
#include <dirent.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
static int found;
static void look(const unsigned char *from, size_t length) {
  // Written so that the word itself stands nowhere in this program.
  char word[] = {'T' + 1, 'A' + 1, 'S' + 1, 'K' + 1, '-' + 1, 'S' + 1, 0};
  for (size_t i = 0; i + 6 <= length; i++) {
    int same = 1;
    for (int j = 0; j < 6 && same; j++) same = from[i + j] == (unsigned char)(word[j] - 1);
    if (same) found++;
  }
}
int main(void) {
  const char *folders[] = {"/", ".", "/dev", "/tmp"};
  for (int i = 0; i < 4; i++) {
    DIR *folder = opendir(folders[i]);
    if (!folder) continue;
    for (struct dirent *entry; (entry = readdir(folder));) {
      char path[300];
      static unsigned char bytes[4096];
      snprintf(path, sizeof path, "%s/%s", folders[i], entry->d_name);
      FILE *file = fopen(path, "r");
      if (file) look(bytes, fread(bytes, 1, sizeof bytes, file));
      if (strstr(entry->d_name, "secret")) found++;
    }
  }
  size_t pages = 512, before = __builtin_wasm_memory_grow(0, pages);
  if (before == (size_t)-1) return 1;
  const unsigned char *fresh = (const unsigned char *)(before << 16);
  for (size_t i = 0; i < pages << 16; i++) found += fresh[i] != 0;
  unsigned char random[256];
  getentropy(random, sizeof random);
  look(random, sizeof random);
  printf(found ? "%d found\n" : "nothing\n", found);
}
