// tries: to import a function of the host's under the module name "wasi_snapshot_preview1\\0"
// must: compilation-error
// says: there is not
__attribute__((import_module("wasi_snapshot_preview1\\0"), import_name("readFileSync"))) int call(int);
int main(void) { return call(1); }
