// tries: to import a function of the host's under the module name "node:fs"
// must: compilation-error
// says: there is not
__attribute__((import_module("node:fs"), import_name("readFileSync"))) int call(int);
int main(void) { return call(1); }
