#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct city {
  char name[16];
  int people;
};

static int by_name(const void *a, const void *b) {
  return strcmp(((const struct city *)a)->name, ((const struct city *)b)->name);
}

static int by_people(const void *a, const void *b) {
  return ((const struct city *)b)->people - ((const struct city *)a)->people;
}

int main(void) {
  struct city cities[] = {{"Ulm", 126}, {"Bonn", 336}, {"Trier", 110}, {"Jena", 111}, {"Aachen", 252}};
  const size_t count = sizeof cities / sizeof cities[0];
  qsort(cities, count, sizeof cities[0], by_people);
  for (size_t i = 0; i < count; i++) printf("%-8s%4d\n", cities[i].name, cities[i].people);
  qsort(cities, count, sizeof cities[0], by_name);
  const char *wanted[] = {"Jena", "Aachen", "Ulm", "Berlin"};
  for (int i = 0; i < 4; i++) {
    struct city key = {"", 0};
    strcpy(key.name, wanted[i]);
    struct city *found = bsearch(&key, cities, count, sizeof cities[0], by_name);
    if (found) printf("%s is number %d\n", wanted[i], (int)(found - cities));
    else printf("%s is not there\n", wanted[i]);
  }
  return 0;
}
