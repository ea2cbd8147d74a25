// tries: to fill the compiler's memory by the assembler
// must: compilation-error
__asm__(".section .data.x,\"\",@\n.rept 100000\n.rept 100000\n.long 1\n.endr\n.endr\n");
int main(void) {}
