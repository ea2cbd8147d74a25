#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct text {
  size_t length;
  char characters[];
};

static struct text *append(struct text *text, const char *more) {
  size_t extra = strlen(more), old = text ? text->length : 0;
  text = realloc(text, sizeof *text + old + extra + 1);
  memcpy(text->characters + old, more, extra + 1);
  text->length = old + extra;
  return text;
}

int main(void) {
  struct text *text = NULL;
  for (int i = 0; i < 1000; i++) text = append(text, i % 2 ? "tock " : "tick ");
  printf("%d %d %.15s\n", (int)text->length, offsetof(struct text, characters) == sizeof(size_t),
         text->characters + 4985);
  free(text);
  return 0;
}
