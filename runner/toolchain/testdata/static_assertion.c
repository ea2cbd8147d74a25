_Static_assert(sizeof(long) == 8, "long has 64 bits");

int main(void) { return 0; }
