import assert from "node:assert/strict";
import { compileAndRunCpp, compileC } from "./_test_compiler.ts";

const usual = "#include <bits/stdc++.h>\nusing namespace std;\n";

Deno.test("containers, streams and algorithms work without naming their headers", () => {
  const run = compileAndRunCpp(
    `${usual}
int main() {
  ios::sync_with_stdio(false);
  map<string, vector<int>> found;
  string word;
  for (int at = 0; cin >> word; at++) found[word].push_back(at);
  for (auto &[text, places] : found) cout << text << ' ' << accumulate(places.begin(), places.end(), 0) << '\\n';
  cout << __gcd(12, 18) << ' ' << __lg(1000) << endl;
}
`,
    {},
    "b a b a b\n",
  );
  assert.deepEqual(run, {
    ending: { kind: "exit", code: 0 },
    stdout: "a 4\nb 6\n6 9\n",
    stderr: "",
    sleptNs: 0n,
  });
});

Deno.test("a unit may have names that the standard library has elsewhere", () => {
  const run = compileAndRunCpp(`#include <iostream>
using namespace std;
int regex = 1, mt19937 = 2, async = 3;
int main() { cout << regex + mt19937 + async << endl; }
`);
  assert.equal(run.stdout, "6\n");
});

for (
  const includes of [
    "#include <functional>\n#include <iostream>\n#include <queue>",
    "#include <bits/stdc++.h>",
  ]
) {
  Deno.test(`a unit may specialise what the precompiled header has instantiated already: ${includes}`, () => {
    const run = compileAndRunCpp(`${includes}
using namespace std;
using near = pair<int, int>;
template <> struct std::greater<near> {
  bool operator()(const near &a, const near &b) const { return a.second > b.second; }
};
int main() {
  priority_queue<near, vector<near>, greater<near>> queue;
  queue.push({1, 9}), queue.push({2, 8});
  cout << queue.top().first << endl;
}
`);
    assert.equal(run.stdout, "2\n");
  });
}

Deno.test("what is wrong is told by the lines of the submission", () => {
  const wrong = "#include <iostream>\n\nint main() {\n  std::cout << missing << std::endl;\n  return 0\n}\n";
  const { module, output } = compileC(wrong, { fileName: "main.cpp" });
  assert.equal(module, null);
  assert.match(output, /^main\.cpp:4:16: error: use of undeclared identifier 'missing'\n/);
  assert.match(output, /main\.cpp:5:11: error: expected ';' after return statement\n/);
});

Deno.test("every standard is compiled", () => {
  const source = `#include <iostream>
int main() { std::cout << __cplusplus << std::endl; }
`;
  const versions: Record<string, string> = {
    "c++98": "199711",
    "gnu++17": "201703",
    "c++20": "202002",
    "c++23": "202302",
  };
  for (const [standard, version] of Object.entries(versions)) {
    assert.equal(compileAndRunCpp(source, { flags: [`-std=${standard}`] }).stdout, `${version}\n`);
  }
});

Deno.test("sources of C and C++ are linked with each other", () => {
  const run = compileAndRunCpp(
    `#include <iostream>\n#include "parts.hpp"\nint main() { std::cout << twice(half(10)) << std::endl; }\n`,
    {
      files: {
        "parts.hpp": `extern "C" int half(int);\nint twice(int);\n`,
        "a.c": "int half(int class) { return class / 2; }\n",
        "a.cc": `#include "parts.hpp"\nint twice(int n) { return 2 * n; }\n`,
        "notes.txt": "not C++ at all",
      },
      flags: ["-std=c++20", "-Wall"],
    },
  );
  assert.equal(run.stdout, "10\n");
});

Deno.test("an exception that nobody catches is SIGABRT in GCC's words, an exit code is an exit code", () => {
  const endings: [body: string, ending: unknown, stderr: string][] = [
    [
      'throw runtime_error("no");',
      6,
      "terminate called after throwing an instance of 'std::runtime_error'\n  what():  no\n",
    ],
    ["throw 5;", 6, "terminate called after throwing an instance of 'int'\n"],
    ["struct Local {}; throw Local();", 6, "terminate called after throwing an instance of 'main::Local'\n"],
    ["terminate();", 6, "terminate called without an active exception\n"],
    ["abort();", 6, ""],
    ["exit(134);", null, ""],
  ];
  for (const [body, signal, stderr] of endings) {
    const run = compileAndRunCpp(`${usual}int main() { ${body} }\n`);
    assert.deepEqual(
      run.ending,
      signal === null ? { kind: "exit", code: 134 } : { kind: "signal", signal },
      body,
    );
    assert.equal(run.stderr, stderr);
  }
});

Deno.test("the library throws though it was built without exceptions", () => {
  const run = compileAndRunCpp(
    `${usual}
struct Base { virtual ~Base() {} };
struct Derived : Base {};
template <class F> void attempt(F f) {
  try { f(); cout << "nothing "; }
  catch (const out_of_range &) { cout << "range "; }
  catch (const invalid_argument &) { cout << "argument "; }
  catch (const length_error &) { cout << "length "; }
  catch (const bad_alloc &) { cout << "alloc "; }
  catch (const bad_cast &) { cout << "cast "; }
  catch (const ios_base::failure &) { cout << "failure "; }
  catch (const exception &) { cout << "other "; }
}
int main() {
  vector<int> numbers(3);
  string text = "abc";
  attempt([&] { numbers.at(3); });
  attempt([&] { text.substr(4); });
  attempt([&] { stoi("x"); });
  attempt([&] { stoi("99999999999"); });
  attempt([&] { numbers.reserve(numbers.max_size() + 1); });
  attempt([&] { ::operator new(0xf0000000u); });
  attempt([&] { Base base; (void) dynamic_cast<Derived &>(base); });
  attempt([&] { istringstream in("x"); in.exceptions(ios::failbit); int n; in >> n; });
  attempt([&] { once_flag flag; try { call_once(flag, [] { throw 1; }); } catch (int) { call_once(flag, [] { throw exception(); }); } });
  attempt([&] { filesystem::file_size("/none"); });
}
`,
    { flags: ["-w"] },
  );
  assert.equal(run.stdout, "range range argument range length alloc cast failure other other ");
});

Deno.test("exit leaves no frame and runs no destructor of one, and longjmp goes where setjmp was", () => {
  const run = compileAndRunCpp(`${usual}
jmp_buf back;
struct Guard { ~Guard() { cout << "unwound "; } };
struct Static { ~Static() { cout << "static" << endl; } } object;
void leave() noexcept { Guard guard; exit(3); }
int main() {
  if (int value = setjmp(back)) cout << value << ' ';
  else try { throw 1; } catch (int) { longjmp(back, 7); }
  try { leave(); } catch (...) { cout << "caught "; }
}
`);
  assert.deepEqual([run.ending, run.stdout], [{ kind: "exit", code: 3 }, "7 static\n"]);
});

Deno.test("every level of optimisation runs alike", () => {
  const source = `#include <iostream>
#include <stdexcept>
int main() {
  int done = 0;
  try {
    std::string guard("x");
    try {
      done++;
      if (guard.size()) throw std::runtime_error("two");
    } catch (int) {
    }
  } catch (const std::exception &error) {
    std::cout << done << error.what() << std::endl;
  }
}
`;
  for (const flag of ["-O0", "-O", "-O2", "-O3", "-Os", "-Oz"]) {
    assert.equal(compileAndRunCpp(source, { flags: [flag] }).stdout, "1two\n", flag);
  }
});
