#pragma clang __debug crash
int main(void) { return 0; }
