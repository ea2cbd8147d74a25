#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct entry {
  struct entry *next;
  int count;
  char word[];
};

static struct entry *bucket[64];

static struct entry *find(const char *word) {
  unsigned hash = 5381;
  for (const char *c = word; *c; c++) hash = hash * 33 + (unsigned char)*c;
  struct entry **at = &bucket[hash % 64];
  for (; *at; at = &(*at)->next)
    if (!strcmp((*at)->word, word)) return *at;
  *at = calloc(1, sizeof **at + strlen(word) + 1);
  strcpy((*at)->word, word);
  return *at;
}

static int by_count(const void *a, const void *b) {
  const struct entry *x = *(struct entry *const *)a, *y = *(struct entry *const *)b;
  return x->count != y->count ? y->count - x->count : strcmp(x->word, y->word);
}

int main(void) {
  char word[32];
  while (scanf("%31s", word) == 1) find(word)->count++;
  struct entry *all[100];
  int count = 0;
  for (int i = 0; i < 64; i++)
    for (struct entry *e = bucket[i]; e; e = e->next) all[count++] = e;
  qsort(all, (size_t)count, sizeof all[0], by_count);
  for (int i = 0; i < count && i < 5; i++) printf("%d %s\n", all[i]->count, all[i]->word);
  for (int i = 0; i < count; i++) free(all[i]);
  printf("%d words\n", count);
  return 0;
}
