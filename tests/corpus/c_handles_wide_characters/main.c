#include <locale.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>
#include <wctype.h>

int main(void) {
  if (!setlocale(LC_ALL, "C.UTF-8")) return 1;
  const wchar_t *word = L"Größe \u65e5\u672c";
  char narrow[64];
  size_t bytes = wcstombs(narrow, word, sizeof narrow);
  printf("%d wide, %d bytes: %s\n", (int)wcslen(word), (int)bytes, narrow);
  wchar_t wide[64];
  size_t count = mbstowcs(wide, "éa€", 64);
  printf("%d: %x %x %x\n", (int)count, (unsigned)wide[0], (unsigned)wide[1], (unsigned)wide[2]);
  printf("%d %d\n", iswalpha(L'ö') != 0, (int)(towupper(L'ö') == L'Ö'));
  printf("%d %d\n", wcscmp(L"abc", L"abd") < 0, (int)(wcschr(word, L'ß') - word));
  printf("%ls|%lc\n", word, (wint_t)L'€');
  swprintf(wide, 64, L"%d-%ls", 42, L"zwei");
  printf("%ls\n", wide);
  printf("%d\n", (int)wcstol(L"123x", NULL, 10));
  return 0;
}
