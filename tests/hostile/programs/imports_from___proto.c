// tries: to import a function of the host's under the module name "__proto__"
// must: compilation-error
// says: there is not
__attribute__((import_module("__proto__"), import_name("readFileSync"))) int call(int);
int main(void) { return call(1); }
