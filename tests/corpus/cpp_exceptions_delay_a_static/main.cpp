#include <cstdio>
int tries; struct S { int v; S() { if (++tries < 3) throw tries; v = tries; } ~S() { std::printf("~S\n"); } };
int get() { static S s; return s.v; }
int main() { for (int i = 0; i < 5; i++) try { std::printf("v %d\n", get()); } catch (int i) { std::printf("threw %d\n", i); } }
