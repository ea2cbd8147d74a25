// tries: to import a function of the host's under the module name "wasi_unstable"
// must: compilation-error
// says: there is not
__attribute__((import_module("wasi_unstable"), import_name("readFileSync"))) int call(int);
int main(void) { return call(1); }
