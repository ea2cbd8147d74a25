// tries: static data far beyond any limit
// must: died-sigsev compilation-error
volatile char a[3900000000u];
int main(int argc, char **argv) { a[argc * 1000000] = 1; return a[argc]; }
