#include <cstdio>
#include <utility>
struct T { static int n; int id; T(int i) : id(i) { std::printf("c%d ", id); } T(const T& o) : id(o.id + 10) { std::printf("cp%d ", id); } T(T&& o) : id(o.id + 100) { std::printf("mv%d ", id); } ~T() { std::printf("d%d ", id); } };
struct MoveOnly { int v; MoveOnly(int v) : v(v) {} MoveOnly(MoveOnly&& o) : v(o.v) { o.v = 0; } MoveOnly(const MoveOnly&) = delete; };
struct alignas(64) Big { char c[3000]; long x; };
int main() { try { throw T(1); } catch (T t) { std::printf("[%d] ", t.id); } std::puts(""); try { T t(2); throw t; } catch (T& t) { std::printf("[%d] ", t.id); } std::puts(""); try { try { throw T(3); } catch (T t) { t.id = 99; throw; } } catch (const T& t) { std::printf("[%d] ", t.id); } std::puts(""); try { try { throw T(4); } catch (T& t) { t.id = 77; throw t; } } catch (T& t) { std::printf("[%d] ", t.id); } std::puts("");
 try { throw MoveOnly(5); } catch (MoveOnly& m) { std::printf("%d\n", m.v); } try { Big b{}; b.x = 42; b.c[2999] = 7; throw b; } catch (Big& b) { std::printf("%ld %d\n", b.x, b.c[2999]); } }
