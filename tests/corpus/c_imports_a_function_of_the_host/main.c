/* Only what WASI names may be imported. */
__attribute__((import_module("env"), import_name("read_secret"))) int read_secret(void);

int main(void) { return read_secret(); }
