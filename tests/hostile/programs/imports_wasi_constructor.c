// tries: to import what the host's object of system calls happens to inherit or nearly has: constructor
// must: compilation-error
// says: there is not
__attribute__((import_module("wasi_snapshot_preview1"), import_name("constructor"))) int call(int, int, int, int);
int main(void) { return call(1, 2, 3, 4); }
