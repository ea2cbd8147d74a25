/** What every random program begins with. `may` throws now and then; `note` takes a number into the sum that is printed. */
export const prelude = `#include <cstdio>
#include <cstdlib>
#include <exception>
#include <utility>

static const unsigned workMax = 3000;
static unsigned sum = 1, tick, work, notes;

static void note(unsigned value) {
  sum = sum * 31 + value;
  if (++notes < 400) std::printf("%u ", value);
}

struct Base : std::exception {
  unsigned value;
  explicit Base(unsigned value) : value(value) {}
  virtual unsigned kind() const { return value % 50 + 1; }
};
struct Derived : Base {
  using Base::Base;
  unsigned kind() const override { return value % 50 + 2; }
};
struct Leaf : Derived {
  unsigned more[20] = {};
  explicit Leaf(unsigned value) : Derived(value + 1) { more[7] = value; }
  unsigned kind() const override { return more[7] % 50 + 3; }
};
struct Other {
  static int alive;
  unsigned value;
  explicit Other(unsigned value) : value(value) { alive++; }
  Other(const Other& other) : value(other.value + 1) { alive++; }
  ~Other() { alive--; }
};
int Other::alive = 0;
struct Side { unsigned side = 5; virtual ~Side() = default; };
struct Virtual : Side, virtual Base {
  explicit Virtual(unsigned value) : Base(value + 2) {}
  unsigned kind() const override { return value % 50 + side; }
};

[[noreturn, gnu::noinline]] static void raise(unsigned value) {
  switch (value % 7) {
    case 0: throw Base(value);
    case 1: throw Derived(value);
    case 2: throw Leaf(value);
    case 3: throw Other(value);
    case 4: throw Virtual(value);
    case 5: throw int(value % 1000);
    default: throw (const char*)"text";
  }
}

static void may(unsigned kind) {
  if (++tick % (kind + 3) == 0) raise(tick + kind);
}

struct Guard {
  unsigned id;
  unsigned& cell;
  Guard(unsigned id, unsigned& cell) : id(id), cell(cell) { if (tick % 11 == 0) throw Other(id); }
  ~Guard() { cell += id; note(id + (std::uncaught_exceptions() > 0)); }
};

struct Member {
  unsigned value;
  Member() : value(++tick) { if (tick % 9 == 0) throw Derived(tick); }
  ~Member() { note(value % 10); }
};

struct Whole {
  Member first;
  unsigned value;
  Member second;
  Whole(unsigned x, unsigned y) try : value(x), second() { may(y % 8); }
  catch (Base& e) { note(e.kind() + y); throw Other(x); }
  unsigned sum() const { return first.value + value * second.value; }
};

[[gnu::noinline]] static void last(unsigned x) noexcept {
  if (x % 2 == 0) raise(x);
  note(x);
}

`;
