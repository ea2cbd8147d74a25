// tries: to overflow the compiler's stack by its own means
// must: compilation-error
// says: error
#pragma clang __debug overflow_stack
int main(void) {}
