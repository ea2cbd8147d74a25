#include <iostream>
#include <stdexcept>
using namespace std;

struct A { virtual ~A() {} virtual char name() const { return 'A'; } };
struct B : A { char name() const override { return 'B'; } };
struct Left : virtual A {};
struct Right : virtual A {};
struct Both : Left, Right { char name() const override { return 'V'; } };
struct Twice1 : A {}; struct Twice2 : A {};
struct Twice : Twice1, Twice2 {};
class Hidden : A {};
struct Other { int number = 7; };
struct Multiple : Other, B { char name() const override { return 'M'; } };

template <class T>
void attempt(T thrown) {
  try { throw thrown; }
  catch (const B &b) { cout << "B:" << b.name(); }
  catch (A &a) { cout << "A:" << a.name(); }
  catch (A *a) { cout << "A*:" << (a ? a->name() : '0'); }
  catch (const void *) { cout << "void*"; }
  catch (unsigned) { cout << "unsigned"; }
  catch (long) { cout << "long"; }
  catch (const char (&)[3]) { cout << "array"; }
  catch (...) { cout << "..."; }
  cout << endl;
}

int main() {
  attempt(A()); attempt(B()); attempt(Both()); attempt(Twice()); attempt(Hidden()); attempt(Multiple());
  B b; Multiple multiple; int number = 0;
  attempt(&b); attempt(static_cast<A *>(&multiple)); attempt(&multiple); attempt(&number); attempt("ab");
  attempt(1); attempt(1u); attempt(1l); attempt('c'); attempt(nullptr);
}
