#include <iostream>
#include <string>
using namespace std;

struct Trace {
  string name;
  explicit Trace(string name) : name(move(name)) { cout << '+' << this->name << ' '; }
  Trace(const Trace &other) : name(other.name + "'") { cout << '+' << name << ' '; }
  ~Trace() { cout << '-' << name << ' '; }
};

struct Whole {
  Trace first{"first"}, second{"second"};
  Whole() : third("third") { throw Trace("thrown"); }
  Trace third;
};

struct Guarded {
  Trace member;
  Guarded() try : member("member") {
    throw 1;
  } catch (int number) {
    cout << "function-try " << number << ' ';
  }
};

int nested(int depth) {
  Trace trace(to_string(depth));
  if (depth == 0) throw depth;
  return nested(depth - 1) + 1;
}

int main() {
  try { Whole whole; } catch (const Trace &trace) { cout << '(' << trace.name << ')'; }
  cout << endl;
  try { Guarded guarded; } catch (int number) { cout << "again " << number; }
  cout << endl;
  try { nested(3); } catch (int number) { cout << number; }
  cout << endl;
  try {
    Trace *traces = new Trace[2]{Trace("a"), (throw 5, Trace("b"))};
    delete[] traces;
  } catch (int number) { cout << number; }
  cout << endl;
}
