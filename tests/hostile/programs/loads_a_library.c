// tries: to load native code
// must: compilation-error
// says: dlopen
void *dlopen(const char *, int);
int main(void) { return dlopen("libc.so.6", 2) != 0; }
