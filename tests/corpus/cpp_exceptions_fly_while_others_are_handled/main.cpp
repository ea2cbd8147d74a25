#include <cstdio>
#include <exception>
struct U { const char* n; ~U() { std::printf("%s%d ", n, std::uncaught_exceptions()); } };
void nest(int n) { if (n == 0) { std::printf("deep %d\n", std::uncaught_exceptions()); throw 1.5; } try { throw n; } catch (int i) { U u{"u"}; nest(n - 1); } }
struct D { ~D() { try { U u{"in"}; throw 'c'; } catch (char) { std::printf("caught in dtor %d ", std::uncaught_exceptions()); } } };
int main() { try { nest(1000); } catch (double d) { std::printf("\n%g\n", d); } try { D d; U u{"o"}; throw 5; } catch (int i) { U u{"h"}; std::printf("%d\n", i); } std::puts("");
 try { try { throw 1; } catch (int) { try { throw 2; } catch (int) { try { throw; } catch (int i) { std::printf("again %d ", i); } } throw; } } catch (int i) { std::printf("outer %d\n", i); }
 std::exception_ptr p; try { throw 9; } catch (...) { p = std::current_exception(); try { std::rethrow_exception(p); } catch (int& i) { i++; } try { throw; } catch (int i) { std::printf("%d\n", i); } } }
