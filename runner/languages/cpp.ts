import { defaultLimits } from "../limits.ts";
import { cppFlags } from "../toolchain/clang_flags.ts";
import { c } from "./c.ts";
import { checkClangFlags } from "./check_clang_flags.ts";
import type { Language } from "./language.ts";

/** C++ as `g++` users write it, compiled by clang with libc++; exceptions included. */
export const cpp: Language = {
  name: "Cpp",
  title: "C++ (clang 22, libc++, -std=c++20 -O2)",
  fileName: "main.cpp",
  fuelPerMs: c.fuelPerMs,
  allowedFlags: cppFlags.allowed,
  checkFlags: (text) => checkClangFlags(cppFlags, text),

  selfTest: {
    submission: {
      language: "Cpp",
      source: new TextEncoder().encode(`#include <algorithm>
#include <iostream>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>
using namespace std;

int main() {
  ios::sync_with_stdio(false);
  int count;
  if (!(cin >> count)) return 1;
  vector<string> words(count);
  map<string, int> times;
  for (string &word : words) {
    if (!(cin >> word)) return 2;
    times[word]++;
  }
  sort(words.begin(), words.end());
  words.erase(unique(words.begin(), words.end()), words.end());
  for (const string &word : words) cout << word << ' ' << times[word] << '\\n';
  try {
    cout << words.at(count) << endl;
  } catch (const out_of_range &) {
    cout << stoi("42") << endl;
  }
}
`),
      flags: [],
      files: new Map(),
      stackKb: defaultLimits.stackKb,
    },
    stdin: new TextEncoder().encode("5\npear fig pear apple fig\n"),
    stdout: new TextEncoder().encode("apple 1\nfig 2\npear 2\n42\n"),
  },
};
