// tries: static data up to the last address
// must: died-sigsev compilation-error
volatile char a[4290000000u];
int main(int argc, char **argv) { a[argc * 1000000] = 1; return a[argc]; }
