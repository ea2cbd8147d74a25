#include <stdio.h>
#include <string.h>

static int failure[1000];

static int occurrences(const char *text, const char *pattern) {
  int length = (int)strlen(pattern), count = 0;
  for (int i = 1, k = 0; i < length; i++) {
    while (k && pattern[i] != pattern[k]) k = failure[k - 1];
    failure[i] = k += pattern[i] == pattern[k];
  }
  for (int k = 0; *text; text++) {
    while (k && (k == length || *text != pattern[k])) k = failure[k - 1];
    k += *text == pattern[k];
    if (k == length) count++;
  }
  return count;
}

int main(void) {
  static char text[200001];
  for (int i = 0; i < 200000; i++) text[i] = i % 17 == 16 ? 'b' : 'a';
  printf("%d\n", occurrences(text, "aaaaaaaab"));
  printf("%d\n", occurrences(text, "aaaaaaaaaaaaaaaab"));
  printf("%d\n", occurrences(text, "aaaa"));
  printf("%d\n", occurrences("abababab", "abab"));
  printf("%d\n", occurrences(text, "c"));
  return 0;
}
