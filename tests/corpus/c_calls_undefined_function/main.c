int defined_nowhere(int);

int main(void) { return defined_nowhere(1); }
