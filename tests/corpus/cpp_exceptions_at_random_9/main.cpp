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

unsigned f0(unsigned x, unsigned y) try {
  unsigned a = x, b = y, c = 1, d = x ^ y;
  if (++work > workMax) return a;
try { d += 48; may(6); std::swap(b, c); c ^= d + tick; c = b * 3 + 56; may(7); b++; }
catch (const Base& e) { { Guard g(89, sum); try { d = a > b ? 31 : d + 1; may(7); a++; std::swap(c, d); c++; may(1); std::swap(b, c); }
catch (Leaf e) { may(3);
try { d++; may(1); d ^= c + tick; Guard g(7, tick); try { c = b * 3 + 96; may(2); d = d * 3 + 65; if ((c + tick) % 3 == 1) raise(c);
a ^= a + tick;
may(2);
may(5); c = c * 3 + 97; may(1); a = b * 3 + 66; }
catch (Other& e) { note(d);
may(5);
if ((a + tick) % 3 == 0) throw;
if ((b + tick) % 6 == 1) throw;  }
catch (const char* e) { if ((c + tick) % 4 == 1) throw int(c % 1000);
if ((d + tick) % 3 == 0) raise(a);
a = b * 3 + 87;
may(0);  }
catch (...) { d = b * 3 + 24; } c++; may(1); a ^= a + tick; }
catch (Leaf e) { note(b);
note(c);
for (unsigned i0 = 0; i0 < 3; i0++) { if ((b + tick) % 4 == 0) return d + 73;
may(2); c += i0; }
{ Guard g(50, tick); may(7);
d += 25;
may(5);
b++; }  }
note(b);
if ((b + tick) % 6 == 0) { b++;
if ((a + tick) % 2 == 0) { may(4);
note(b);
c = d * 3 + 62; } else { if ((c + tick) % 3 == 1) throw Derived(a); }
may(3); } else { [&c, &d] { may(2);
note(d); }();
may(0); } if ((c + tick) % 6 == 0) throw; }
catch (const Virtual& e) { note(c);  }
a ^= c + tick;
c = a > c ? 94 : c + 1;
may(0); }
b += 94;
a++;
a++;  }
may(6);
b++;
  note(a + b); note(c ^ d);
  return a * 3 + b * 5 + c * 7 + d;
}
catch (int e) { note(x + 3); return y; }

[[gnu::noinline]] unsigned f1(unsigned x, unsigned y) {
  unsigned a = x, b = y, c = 1, d = x ^ y;
  if (++work > workMax) return a;
[&c, &d] { try { c = c * 3 + 38; d += f0(d, d); c += 63; note(d); c++; may(0); c = c * 3 + 69; }
catch (const Leaf& e) { [&c, &d] { c = d > d ? 73 : c + 1;
for (unsigned i1 = 0; i1 < 4; i1++) { note(c);
{ Guard g(12, tick); d = d * 3 + 85; }
{ Guard g(9, tick); may(4);
may(2);
may(2); }
d = c > c ? 28 : d + 1; d += i1; }
try { c++; c += f0(d, d); c = d * 3 + 45; note(d); d += 14; c += f0(d, c); d = d * 3 + 72; }
catch (const Derived& e) { try { d = c > d ? 88 : d + 1; may(7); c += 61; d = c > c ? 60 : d + 1;
may(5); c += 45; may(2); d++; }
catch (Virtual& e) { note(c);  }
catch (const char* e) { d = d * 3 + 33;
may(4);  }
if ((d + tick) % 2 == 0) raise(c);
if ((c + tick) % 4 == 1) raise(d);  }
catch (const char* e) { note(c);
try { d = c > c ? 10 : d + 1; d += f0(c, d); std::swap(c, c); d += 90;
c += 68;
note(d); std::swap(c, c); may(2); c = c > c ? 66 : c + 1; }
catch (Leaf& e) { note(d);
if ((d + tick) % 5 == 0) throw;
note(d);  }
try { std::swap(d, c); c += f0(c, d); d++; d++;
may(6); c += 18; may(6); d = d * 3 + 7; }
catch (Other& e) { note(c);
may(1);
may(4);
may(6); if ((c + tick) % 3 == 1) throw; }
catch (...) { note(c);
if ((c + tick) % 2 == 1) throw Virtual(d);
may(7); }  }
catch (...) { d ^= c + tick; }
may(5); }(); if ((c + tick) % 5 == 1) throw; }
catch (Base& e) { note(d);
if ((c + tick) % 3 == 0) throw Other(c);  }
catch (...) { d = c * 3 + 93; }
may(0); }();
note(b);
d = d > b ? 90 : d + 1;
  note(a + b); note(c ^ d);
  return a * 3 + b * 5 + c * 7 + d;
}

inline unsigned f2(unsigned x, unsigned y) try {
  unsigned a = x, b = y, c = 1, d = x ^ y;
  if (++work > workMax) return a;
may(5);
try { std::swap(c, c); d += f1(b, c); std::swap(b, b); b += 80; d ^= b + tick; may(5); b += 39; }
catch (const Virtual& e) { if ((c + tick) % 4 == 0) { try { std::swap(b, a); may(4); a = b > c ? 85 : a + 1; Guard g(90, tick); try { b = c > a ? 52 : b + 1; may(5); d++; note(a); a ^= c + tick; may(7); c ^= a + tick; }
catch (const char* e) { may(4);
if ((c + tick) % 3 == 1) raise(c);
b += 41;
a ^= c + tick;  }
catch (...) { a = d * 3 + 40; } std::swap(b, c); may(3); d = b > b ? 77 : d + 1; }
catch (const Other& e) { { Member o2[3]; c ^= o2[1].value; }  }
catch (int e) { { Guard g(32, tick); [&c, &d] { if ((c + tick) % 5 == 1) raise(c);
d ^= c + tick;
may(4);
may(1); }();
[&c, &d] { may(4);
d ^= c + tick;
note(d); }();
a = c * 3 + 43;
std::swap(a, a); }
try { std::swap(c, b); d += f1(c, b); b = a * 3 + 16; Guard g(68, sum); try { b = c * 3 + 36; may(4); std::swap(b, b); may(3); a++; may(4); a += 55; }
catch (const Base& e) { may(3);  }
catch (...) { may(2); } b = d > c ? 77 : b + 1; d += f0(a, d); std::swap(d, b); }
catch (const Other& e) { may(6); if ((d + tick) % 4 == 0) throw; }
catch (int e) { { Guard g(92, tick); d += 22; }  }
{ Guard g(25, sum); may(4);
try { b = b > a ? 56 : b + 1; may(4); c ^= a + tick; c += 73;
may(3);
note(b);
b = b > a ? 37 : b + 1; c = a > a ? 11 : c + 1; b += f1(b, d); d++; }
catch (const Leaf& e) { may(5);
a = d * 3 + 20;
c ^= d + tick;
a = a > a ? 34 : a + 1;  } }
d++;  }
catch (...) { may(7);
may(7); }
may(2);
note(b); } else { c = a * 3 + 93; }
may(7); if ((b + tick) % 4 == 1) throw; }
catch (int e) { may(2); if ((d + tick) % 2 == 0) throw; }
b += 17;
may(2);
note(c);
  note(a + b); note(c ^ d);
  return a * 3 + b * 5 + c * 7 + d;
}
catch (const Leaf& e) { note(x + 36); return y; }

[[gnu::noinline]] unsigned f3(unsigned x, unsigned y) {
  unsigned a = x, b = y, c = 1, d = x ^ y;
  if (++work > workMax) return a;
try { d += 44; c += f2(c, b); d += 88; may(2); d = c * 3 + 2; d += f1(b, b); b++; }
catch (const Derived& e) { may(5);
{ Whole o3(a, 21); b += o3.sum(); }
d += f1(b, c); if ((c + tick) % 6 == 0) throw; }
catch (Other e) { { Guard g(52, sum); { Guard g(68, d); { Guard g(88, d); if ((b + tick) % 6 == 1) throw;
try { d ^= b + tick; may(4); std::swap(c, b); d += 15;
c ^= c + tick;
may(4); b = c * 3 + 72; b += f1(d, c); d ^= b + tick; }
catch (Base& e) { note(b);  }
catch (int e) { b++;
may(4);
a += 20;  }
catch (...) { if ((a + tick) % 2 == 1) throw;
a = a > a ? 71 : a + 1; } }
may(4);
may(0);
try { c = c > c ? 62 : c + 1; c += f0(c, d); std::swap(c, b); Guard g(11, tick); try { b += 30; b += f2(c, c); b++; may(3); c = d * 3 + 51; may(6); c ^= a + tick; }
catch (Derived e) { c ^= c + tick;  }
catch (Base& e) { note(a);
a++;  } c++; c += f2(a, c); d = b * 3 + 15; }
catch (Virtual e) { may(0);
{ Guard g(41, d); if ((b + tick) % 5 == 0) throw;
may(5);
a++;
if ((a + tick) % 3 == 1) throw; }
{ Guard g(86, d); b = c > b ? 95 : b + 1; }  }
catch (const char* e) { { Member o4[3]; b ^= o4[1].value; }  } }
try { std::swap(d, c); d += f0(a, a); d += 9; may(1); d++; may(4); b++; }
catch (Derived& e) { try { b++; may(6); c ^= b + tick; std::swap(a, a); d = c > a ? 31 : d + 1; may(1); b = c > a ? 73 : b + 1; }
catch (Derived& e) { try { a += 30; d += f0(a, b); d = c * 3 + 62; note(d); b = c * 3 + 30; a += f0(a, b); b ^= d + tick; }
catch (Leaf e) { if ((a + tick) % 3 == 1) return b + 68;
note(a);  } if ((b + tick) % 2 == 1) throw; }
catch (Other e) { b++; if ((b + tick) % 5 == 0) throw; }
catch (...) { if ((b + tick) % 6 == 1) return d + 10; }
may(3);
note(a);  }
catch (const char* e) { a = c > d ? 74 : a + 1; if ((a + tick) % 5 == 0) throw; } }
if ((d + tick) % 6 == 0) throw;
b = b * 3 + 63;
note(a); if ((a + tick) % 5 == 1) throw; }
catch (...) { note(a); }
may(3);
may(2);
d = b > b ? 51 : d + 1;
a = c * 3 + 7;
  note(a + b); note(c ^ d);
  return a * 3 + b * 5 + c * 7 + d;
}

[[gnu::noinline]] unsigned f4(unsigned x, unsigned y) {
  unsigned a = x, b = y, c = 1, d = x ^ y;
  if (++work > workMax) return a;
try { c = a > b ? 21 : c + 1; may(6); b += 26; note(b); std::swap(b, b); d += f3(c, b); std::swap(c, a); }
catch (Leaf e) { note(c);  }
catch (const Other& e) { if ((d + tick) % 6 == 1) { if ((a + tick) % 4 == 1) throw;
{ Guard g(43, d); { Guard g(65, tick); for (unsigned i5 = 0; i5 < 4; i5++) { note(d);
may(7);
d ^= b + tick; a += i5; }
may(0);
try { a++; b += f1(a, a); b++; may(2);
a = b * 3 + 55; a ^= b + tick; c += f1(b, b); c++; }
catch (Derived& e) { note(a);
if ((c + tick) % 6 == 0) throw;
may(1);  }
catch (const Other& e) { std::swap(a, d);
note(d);
c++;
if ((d + tick) % 4 == 0) raise(a);  }
try { std::swap(b, b); a += f2(d, b); a = d > b ? 74 : a + 1; may(5);
note(a);
b = c > a ? 27 : b + 1; c = d * 3 + 59; may(1); b = c * 3 + 57; }
catch (Virtual e) { note(d); if ((a + tick) % 4 == 1) throw; } }
c++;
{ Guard g(51, d); a += f3(c, a);
{ Member o6[3]; a ^= o6[1].value; }
[&c, &d] { may(6);
c = d > d ? 29 : c + 1; }(); } }
std::swap(c, c); } else { if ((c + tick) % 4 == 1) throw;
try { d += 91; a += f1(c, a); std::swap(b, d); note(c); d += 37; c += f2(b, c); std::swap(b, a); }
catch (const char* e) { c++;  }
may(1);
may(5); }  }
note(c);
if ((c + tick) % 5 == 0) return c + 35;
c++;
  note(a + b); note(c ^ d);
  return a * 3 + b * 5 + c * 7 + d;
}

int main() {
  std::set_terminate([] { std::printf("terminate %u\n", sum); std::fflush(stdout); std::abort(); });
  for (unsigned round = 0; round < 40; round++) {
    work = 0;
    try { note(f4(round, round * 7 + 3)); }
    catch (Base& e) { note(e.kind() + 100); }
    catch (...) { note(99); }
    std::printf("%u: %u %d\n", round, sum, Other::alive);
  }
  try { last(sum); } catch (...) { note(98); }
  std::printf("%u\n", sum);
}
