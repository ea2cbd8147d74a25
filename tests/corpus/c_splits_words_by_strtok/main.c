#include <stdio.h>
#include <string.h>

int main(void) {
  char text[] = ",,one, two;three ,;four";
  for (char *word = strtok(text, ",; "); word; word = strtok(NULL, ",; ")) printf("[%s]\n", word);

  char nested[] = "a=1&b=2&c";
  char *outer, *inner;
  for (char *pair = strtok_r(nested, "&", &outer); pair; pair = strtok_r(NULL, "&", &outer)) {
    char *key = strtok_r(pair, "=", &inner);
    char *value = strtok_r(NULL, "=", &inner);
    printf("%s -> %s\n", key, value ? value : "nothing");
  }
  return 0;
}
