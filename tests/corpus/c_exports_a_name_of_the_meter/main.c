/* The host would set this as the fuel. */
__attribute__((export_name("lyceum.fuel"))) int fuel(void) { return 1; }

int main(void) { return 0; }
