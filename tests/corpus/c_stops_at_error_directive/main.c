#ifndef SIZE
#error "SIZE must be given"
#endif

int main(void) { return 0; }
