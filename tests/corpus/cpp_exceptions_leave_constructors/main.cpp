#include <cstdio>
// Function-try-blocks of constructors see no members, and cannot end without throwing.
struct A {
  int a;
  A(int x) : a(x) {
    std::printf("A%d ", x);
    if (x == 1) throw 1;
  }
  virtual ~A() { std::printf("~A%d ", a); }
};
struct V {
  V() { std::printf("V "); }
  ~V() { std::printf("~V "); }
};
struct B : virtual V, A {
  A m;
  B(int x) try : A(x), m(x + 10) {
    std::printf("B ");
    if (x == 2) throw 2.0;
    if (x == 3) throw 'c';
  } catch (double d) {
    std::printf("(%g) ", d);
  } catch (...) {
    std::printf("(...) ");
    throw "other";
  }
  ~B() { std::printf("~B "); }
};
struct C : B {
  C(int x) : B(x) {
    std::printf("C ");
    if (x == 4) throw 4L;
  }
  C() : C(5) { throw 5L; }
  ~C() { std::printf("~C "); }
};
int main() {
  for (int x = 0; x < 6; x++) {
    try {
      if (x == 5) C c; else C c(x);
    } catch (double d) {
      std::printf("double");
    } catch (const char* s) {
      std::printf("%s", s);
    } catch (long l) {
      std::printf("long %ld", l);
    }
    std::puts("");
  }
}
