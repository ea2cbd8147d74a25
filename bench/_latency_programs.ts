/** A small program as learners submit them, in one language, beside the usual native way to run it. */
export interface LatencyProgram {
  /** As the interface names it. */
  language: string;
  /** The native way, for the table. */
  nativeTitle: string;
  /** File name of the source. */
  fileName: string;
  /** Command lines, one after the other, in the folder of the source; the last one runs it. */
  nativeCommands: readonly (readonly string[])[];
  /** Source that reads a number and prints another; `number` makes it a new one. */
  source(number: number): string;
}

/** One program a language; a language that the judge has not is left out. */
export const latencyPrograms: readonly LatencyProgram[] = [
  {
    language: "C",
    nativeTitle: "gcc -O2",
    fileName: "main.c",
    nativeCommands: [["gcc", "-O2", "main.c", "-o", "main", "-lm"], ["./main"]],
    source: (number) =>
      `#include <stdio.h>
#include <stdlib.h>

static int ascending(const void *a, const void *b) { return *(const int *)a - *(const int *)b; }

int main(void) {
  /* ${number} */
  int n, numbers[100], sum = 0;
  if (scanf("%d", &n) != 1) n = 37;
  for (int i = 0; i < 100; i++) numbers[i] = i * n % 101;
  qsort(numbers, 100, sizeof numbers[0], ascending);
  for (int i = 0; i < 100; i++) sum += i * numbers[i];
  printf("%d\\n", sum);
  return 0;
}
`,
  },
  {
    language: "Cpp",
    nativeTitle: "g++ -O2",
    fileName: "main.cpp",
    nativeCommands: [["g++", "-std=c++20", "-O2", "main.cpp", "-o", "main"], ["./main"]],
    source: (number) =>
      `#include <algorithm>
#include <iostream>
#include <map>
#include <string>
#include <vector>

int main() {
  // ${number}
  int n;
  if (!(std::cin >> n)) n = 37;
  std::vector<int> numbers;
  for (int i = 0; i < 100; i++) numbers.push_back(i * n % 101);
  std::sort(numbers.begin(), numbers.end());
  std::map<std::string, int> counts;
  for (int number : numbers) counts[std::to_string(number % 10)] += number;
  for (const auto &[digit, sum] : counts) std::cout << digit << ' ' << sum << '\\n';
}
`,
  },
  {
    language: "Python",
    nativeTitle: "python3",
    fileName: "main.py",
    nativeCommands: [["python3", "main.py"]],
    source: (number) =>
      `# ${number}
import sys
text = sys.stdin.read().split()
n = int(text[0]) if text else 37
numbers = sorted(i * n % 101 for i in range(100))
counts = {}
for number in numbers:
    counts[number % 10] = counts.get(number % 10, 0) + number
for digit in sorted(counts):
    print(digit, counts[digit])
`,
  },
  {
    language: "Nodejs",
    nativeTitle: "node",
    fileName: "main.js",
    nativeCommands: [["node", "main.js"]],
    source: (number) =>
      `// ${number}
const text = require("fs").readFileSync(0, "utf8").trim();
const n = text === "" ? 37 : Number(text);
const numbers = Array.from({ length: 100 }, (_, i) => (i * n) % 101).sort((a, b) => a - b);
const counts = new Map();
for (const number of numbers) counts.set(number % 10, (counts.get(number % 10) ?? 0) + number);
for (const digit of [...counts.keys()].sort()) console.log(digit, counts.get(digit));
`,
  },
];
