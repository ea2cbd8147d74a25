// tries: to end the compiler from within
// must: compilation-error
// says: error
#pragma clang __debug llvm_fatal_error
int main(void) {}
