#include <cstdio>
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

inline unsigned f0(unsigned x, unsigned y) try {
  unsigned a = x, b = y, c = 1, d = x ^ y;
  if (++work > workMax) return a;
{ Guard g(32, tick); try { b = d > b ? 62 : b + 1; may(2); b = c > a ? 95 : b + 1; Guard g(38, sum); try { c = a > d ? 71 : c + 1; may(7); d = c > b ? 65 : d + 1; if ((c + tick) % 4 == 1) throw Other(c); c ^= c + tick; may(4); std::swap(c, b); }
catch (Virtual e) { { Guard g(32, d); may(1); }
try { b = c * 3 + 26; may(7); c++; note(c); b += 94; may(0); d = d > a ? 48 : d + 1; }
catch (const char* e) { [&c, &d] { c += 61; }();
if ((d + tick) % 5 == 0) throw Other(d);  }
std::swap(c, a); if ((d + tick) % 2 == 1) throw; }
catch (const Derived& e) { may(5);  } c ^= c + tick; may(6); b++; }
catch (int e) { note(b);
if ((c + tick) % 3 == 1) throw;
if ((b + tick) % 3 == 1) throw;  }
catch (...) { { Guard g(46, sum); may(0);
try { b += 25; may(0); std::swap(d, c); if ((c + tick) % 5 == 0) { d = c > c ? 15 : d + 1;
may(1); } else { may(7);
if ((a + tick) % 5 == 1) throw Leaf(b);
d = a > a ? 62 : d + 1;
b ^= c + tick; }
{ Whole o0(c, 66); c += o0.sum(); }
{ Guard g(89, tick); if ((a + tick) % 5 == 1) return a + 53; } c++; may(6); std::swap(d, b); }
catch (Base& e) { may(0);  }
if ((b + tick) % 5 == 0) throw Derived(a); }
may(3); } }
note(a);
d = b * 3 + 2;
may(5);
may(3);
  note(a + b); note(c ^ d);
  return a * 3 + b * 5 + c * 7 + d;
}
catch (Other e) { note(x + 5); return y; }

inline unsigned f1(unsigned x, unsigned y) {
  unsigned a = x, b = y, c = 1, d = x ^ y;
  if (++work > workMax) return a;
try { c++; c += f0(d, c); b++; a += 34; c = d > b ? 31 : c + 1; may(1); b ^= d + tick; }
catch (const Derived& e) { if ((c + tick) % 2 == 1) { try { std::swap(b, a); a += f0(d, d); d = d * 3 + 60; c++; b++; b += f0(c, c); b++; }
catch (Leaf e) { may(2);  }
catch (const Base& e) { try { a++; may(2); std::swap(b, c); if ((b + tick) % 4 == 0) return a + 78;
{ Whole o1(d, 96); d += o1.sum(); }
{ Whole o2(d, 37); d += o2.sum(); }
try { a = d * 3 + 17; d += f0(d, d); c++; a++;
a += 50; a++; b += f0(c, b); std::swap(b, a); }
catch (const Virtual& e) { may(6);
if ((c + tick) % 6 == 1) throw;  }
catch (Base& e) { may(2);
may(2);
b ^= a + tick;
may(2);  } std::swap(c, b); may(2); std::swap(b, c); }
catch (const Leaf& e) { if ((c + tick) % 2 == 0) raise(c);
{ Guard g(85, d); c = d * 3 + 34;
if ((c + tick) % 3 == 1) raise(d); }  }
catch (int e) { [&c, &d] { d ^= d + tick; }();
note(d);
note(a);
may(4);  }
catch (...) { if ((b + tick) % 4 == 0) throw;
{ Guard g(43, sum); note(d); } }
try { c += 3; b += f0(c, b); c += 44; b = b > a ? 86 : b + 1; a += 70; may(4); c += 3; }
catch (Derived& e) { try { b = a * 3 + 33; c += f0(d, c); d = d * 3 + 40; if ((a + tick) % 2 == 1) throw;
note(c);
may(6);
if ((a + tick) % 3 == 0) throw; a = a * 3 + 59; may(2); d ^= a + tick; }
catch (const Derived& e) { std::swap(b, a);  }
catch (const char* e) { b = a > c ? 44 : b + 1;
std::swap(a, b);
b = d > a ? 3 : b + 1;  }  }
catch (Other e) { note(c);
d += 17;
b += 2;
if ((c + tick) % 4 == 0) raise(c); if ((b + tick) % 5 == 0) throw; }
catch (...) { may(3); }  }
note(a); } else { note(d); }
std::swap(d, c);
may(2); if ((a + tick) % 3 == 1) throw; }
catch (const Other& e) { may(7);  }
may(5);
may(4);
if ((b + tick) % 4 == 0) raise(c);
  note(a + b); note(c ^ d);
  return a * 3 + b * 5 + c * 7 + d;
}

inline unsigned f2(unsigned x, unsigned y) try {
  unsigned a = x, b = y, c = 1, d = x ^ y;
  if (++work > workMax) return a;
try { b ^= b + tick; b += f1(b, a); d ^= c + tick; if ((c + tick) % 4 == 0) throw (const char*)"text"; b += 22; may(4); b = d * 3 + 39; }
catch (const Leaf& e) { if ((d + tick) % 2 == 1) { { Guard g(92, d); may(1);
{ Guard g(76, sum); for (unsigned i3 = 0; i3 < 3; i3++) { may(5);
may(1);
b ^= b + tick; d += i3; }
try { b ^= b + tick; may(7); c ^= d + tick; may(0); std::swap(b, d); may(6); d = b > b ? 37 : d + 1; }
catch (const Virtual& e) { d = a > a ? 92 : d + 1;
a = a * 3 + 94;
if ((b + tick) % 2 == 1) return a + 46;
a = c * 3 + 54; if ((a + tick) % 3 == 1) throw; }
a += 68;
try { d ^= c + tick; b += f0(a, d); std::swap(a, c); if ((d + tick) % 5 == 0) return c + 41;
c = b > d ? 18 : c + 1;
may(5);
may(0); d = a > a ? 44 : d + 1; a += f1(a, c); a++; }
catch (Other e) { note(b);
note(c);
note(d);
may(4);  }
catch (...) { d = b > b ? 90 : d + 1;
d ^= a + tick; } } }
may(2);
try { c++; b += f1(a, c); c = d * 3 + 21; c++; a = c * 3 + 49; c += f1(d, b); d = c * 3 + 55; }
catch (const Virtual& e) { for (unsigned i4 = 0; i4 < 3; i4++) { a++;
may(1);
{ Member o5[2]; a ^= o5[1].value; }
try { a++; may(1); b++; d = b * 3 + 52; std::swap(b, a); may(4); c += 45; }
catch (Virtual& e) { if ((a + tick) % 2 == 1) raise(d);
may(0);
b ^= d + tick;
may(5);  }
catch (Derived& e) { std::swap(d, a);
may(5);  } d += i4; } if ((d + tick) % 5 == 0) throw; }
may(4); } else { note(a); }
may(4);
b++;
if ((c + tick) % 3 == 0) raise(d); if ((d + tick) % 6 == 0) throw; }
catch (int e) { c++;  }
catch (...) { if ((d + tick) % 6 == 0) throw; }
c += 45;
if ((a + tick) % 2 == 1) raise(b);
  note(a + b); note(c ^ d);
  return a * 3 + b * 5 + c * 7 + d;
}
catch (const char* e) { note(x + 33); return y; }

unsigned f3(unsigned x, unsigned y) {
  unsigned a = x, b = y, c = 1, d = x ^ y;
  if (++work > workMax) return a;
[&c, &d] { try { c = c * 3 + 43; may(6); std::swap(c, d); note(c); c = d * 3 + 89; c += f2(d, c); d++; }
catch (const Base& e) { for (unsigned i6 = 0; i6 < 3; i6++) { for (unsigned i7 = 0; i7 < 1; i7++) { try { d ^= d + tick; may(4); c = c * 3 + 45; c ^= c + tick; d ^= d + tick; c += f0(d, c); d++; }
catch (Base e) { c++;  }
may(1); c += i7; }
std::swap(c, d);
{ Guard g(90, sum); { Guard g(31, sum); may(6);
may(4);
may(0);
d = c > c ? 26 : d + 1; } }
if ((d + tick) % 5 == 1) { try { d++; d += f2(c, d); c = c * 3 + 73; note(c);
std::swap(d, d);
if ((d + tick) % 2 == 1) break;
note(d); c ^= d + tick; may(0); c ^= d + tick; }
catch (Base e) { may(7);
note(d); if ((c + tick) % 3 == 0) throw; }
catch (const char* e) { may(0);
note(c);  }
catch (...) { if ((d + tick) % 6 == 0) throw Derived(c);
may(5);
may(4);
if ((c + tick) % 5 == 0) throw int(d % 1000); }
for (unsigned i8 = 0; i8 < 3; i8++) { note(c);
std::swap(d, d); c += i8; } } else { try { c ^= d + tick; d += f0(d, c); std::swap(d, c); may(7); d++; may(1); std::swap(d, c); }
catch (const Leaf& e) { if ((d + tick) % 3 == 1) break;
c ^= c + tick;
may(0);  }
catch (const char* e) { may(2);
d += 13;
may(3);  }
catch (...) { if ((c + tick) % 6 == 0) continue;
note(d);
may(7); }
d = d > d ? 69 : d + 1; } d += i6; }
d += 2;
d = d > d ? 11 : d + 1;
may(3);  }
catch (...) { may(6); } }();
note(d);
may(0);
may(7);
a ^= a + tick;
  note(a + b); note(c ^ d);
  return a * 3 + b * 5 + c * 7 + d;
}

unsigned f4(unsigned x, unsigned y) try {
  unsigned a = x, b = y, c = 1, d = x ^ y;
  if (++work > workMax) return a;
{ Member o9[2]; c ^= o9[1].value; }
[&c, &d] { if ((d + tick) % 2 == 1) { [&c, &d] { may(0);
try { d += 13; may(3); c++; try { std::swap(c, d); may(7); d += 55; note(d);
if ((d + tick) % 6 == 1) raise(c); d = d * 3 + 12; may(2); c++; }
catch (Base& e) { note(c);
may(3);
d ^= c + tick; if ((d + tick) % 3 == 0) throw; }
try { c = d > d ? 96 : c + 1; c += f2(d, d); d ^= c + tick; may(4); c += 43; d += f1(d, c); d = d > c ? 16 : d + 1; }
catch (const char* e) { note(d);
note(c);
d ^= c + tick;
may(6);  }
catch (...) { d++; }
try { c++; c += f0(d, d); c = d > c ? 13 : c + 1; may(5); std::swap(c, c); may(1); c ^= c + tick; }
catch (const Virtual& e) { d += 62;
may(3);
may(7); if ((d + tick) % 6 == 1) throw; }
catch (Other& e) { if ((d + tick) % 2 == 0) raise(d);
note(c);  } c = d * 3 + 85; c += f0(d, d); c = c * 3 + 7; }
catch (const char* e) { note(d);  } }();
note(c);
c += f2(d, c); } else { { Member o10[4]; c ^= o10[1].value; }
try { d ^= c + tick; may(2); c = c > c ? 25 : c + 1; may(3); d += 82; may(3); d = d * 3 + 54; }
catch (Derived e) { try { d++; may(6); d ^= c + tick; may(4); c += 50; may(2); d++; }
catch (Leaf& e) { std::swap(c, d);  }
catch (Other& e) { { Guard g(2, tick); may(3);
may(3); }
try { c++; c += f2(d, d); c ^= c + tick; if ((d + tick) % 3 == 1) raise(c); c += 48; may(6); c += 66; }
catch (Virtual e) { if ((c + tick) % 3 == 1) throw Derived(c);
d ^= d + tick;
d++;
may(2);  }
if ((d + tick) % 2 == 0) throw;
c = d > d ? 84 : c + 1;  }  }
catch (Other e) { note(d); if ((d + tick) % 5 == 1) throw; }
catch (...) { d = d * 3 + 15; } }
d = c > d ? 40 : d + 1;
if ((d + tick) % 6 == 0) raise(d);
std::swap(d, c); }();
b = d > a ? 78 : b + 1;
std::swap(b, d);
may(3);
  note(a + b); note(c ^ d);
  return a * 3 + b * 5 + c * 7 + d;
}
catch (const Virtual& e) { note(x + 33); return y; }

int main() {
  std::set_terminate([] { std::printf("terminate %u\n", sum); std::fflush(stdout); std::abort(); });
  for (unsigned round = 0; round < 40; round++) {
    work = 0;
    try { note(f4(round, round * 7 + 3)); }
    catch (Base& e) { note(e.kind() + 100); }
    catch (...) { note(99); }
    std::printf("%u: %u %d\n", round, sum, Other::alive);
  }
  std::printf("%u\n", sum);
}
