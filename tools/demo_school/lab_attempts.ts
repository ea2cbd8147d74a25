/** Programs of learners, and how the judge finds them in each test case; a test lets it judge them again. */
const programs: readonly [
  labId: string,
  userId: string,
  startedAt: string,
  source: string,
  statuses: string[],
][] = [
  [
    "lab-sum",
    "user-04",
    "2025-03-02T10:00:00Z",
    `#include <stdio.h>
int main(void) {
  int a, b;
  scanf("%d %d", &a, &b);
  printf("%d\\n", (int) ((unsigned) a + (unsigned) b));
}
`,
    ["successful", "successful", "wrong-answer"],
  ],
  [
    "lab-sum",
    "user-04",
    "2025-03-02T10:20:00Z",
    `#include <stdio.h>
int main(void) {
  long long a, b;
  scanf("%lld %lld", &a, &b);
  printf("%lld\\n", a + b);
}
`,
    ["successful", "successful", "successful"],
  ],
  [
    "lab-sum",
    "user-05",
    "2025-03-04T09:00:00Z",
    `#include <stdio.h>
int main(void) {
  long long a, b
  scanf("%lld %lld", &a, &b);
  printf("%lld\\n", a + b);
}
`,
    ["compilation-error", "compilation-error", "compilation-error"],
  ],
  [
    "lab-reverse",
    "user-05",
    "2025-03-20T09:00:00Z",
    `#include <stdio.h>
#include <string.h>
int main(void) {
  char line[1000];
  fgets(line, sizeof line, stdin);
  for (size_t i = strcspn(line, "\\n"); i-- > 0;) putchar(line[i]);
  putchar('\\n');
}
`,
    ["successful", "successful"],
  ],
  [
    "lab-words",
    "user-23",
    "2025-06-11T16:40:00Z",
    `#include <stdio.h>
int main(void) {
  char word[1000];
  int words = 0;
  while (scanf("%999s", word) == 1) words++;
  printf("%d\\n", words);
}
`,
    ["successful", "successful", "successful"],
  ],
  [
    "lab-primes",
    "user-10",
    "2026-01-14T14:05:00Z",
    `#include <stdio.h>
int main(void) {
  int n;
  scanf("%d", &n);
  for (int i = 2; i <= n; i++) {
    int prime = 1;
    for (int j = 0; j < i; j++) if (j != 1 && i % j == 0) prime = 0;
    if (prime) printf("%d\\n", i);
  }
}
`,
    ["died-sigfpe", "successful", "died-sigfpe"],
  ],
];

export const labAttempts = programs.map(([labId, userId, startedAt, source, statuses], index) => ({
  id: `lab-attempt-${index + 1}`,
  userId,
  labId,
  language: "C",
  source,
  startedAt,
  results: statuses.map((status, place) => ({ testCaseId: `case-${place + 1}`, status })),
}));
