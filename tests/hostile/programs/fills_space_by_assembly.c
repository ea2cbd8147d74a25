// tries: an object file past the limit in one directive
// must: compilation-error
__asm__(".section .data.x,\"\",@\n.globl x\nx:\n.fill 300000000, 1, 65\n.size x, 300000000\n");
extern char x[];
int main(void) { return x[5]; }
