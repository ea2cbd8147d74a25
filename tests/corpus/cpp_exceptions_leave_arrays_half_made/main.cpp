#include <cstdio>
#include <cstdlib>
#include <new>
int live, made; struct X { int id; X() : id(made++) { if (id == 7) throw id; live++; std::printf("+%d ", id); } ~X() { live--; std::printf("-%d ", id); } };
struct Y { X a, b; int* p; Y() try : a(), b(), p(new int[3]) { if (made > 3) throw "body"; } catch (int i) { std::printf("[int %d] ", i); throw 2.5; } catch (const char* s) { std::printf("[%s] ", s); } ~Y() { delete[] p; } };
struct Op { static int n; void* operator new(std::size_t s) { n++; return std::malloc(s); } void operator delete(void* p) { n--; std::free(p); } Op(int i) { if (i) throw i; } }; int Op::n = 0;
int main() {
  try { X* x = new X[10]; delete[] x; } catch (int i) { std::printf("caught %d live %d\n", i, live); }
  made = 0; try { Y y; } catch (const char* s) { std::printf("s %s\n", s); } catch (double d) { std::printf("d\n"); }
  made = 2; try { Y y; } catch (const char* s) { std::printf("s %s %d\n", s, live); }
  made = 6; try { Y y; } catch (double d) { std::printf("d %d\n", live); }
  try { Op* o = new Op(1); } catch (int) { std::printf("op %d\n", Op::n); } delete new Op(0); std::printf("%d\n", Op::n);
  made = 5; try { X xs[2][2]; } catch (int i) { std::printf("grid %d %d\n", i, live); }
}
