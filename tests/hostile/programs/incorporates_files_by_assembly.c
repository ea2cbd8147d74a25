// tries: to put a file of the host into the program by the assembler
// must: compilation-error
// says: error
// hides: root:
__asm__(".section .data.x,\"\",@\nx: .incbin \"/etc/passwd\"\n");
int main(void) {}
