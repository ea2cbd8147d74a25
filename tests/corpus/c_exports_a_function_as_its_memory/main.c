__attribute__((export_name("memory"))) int memory(void) { return 1; }

int main(void) { return 0; }
