/* A second section of the name in which objects tell the linker of their symbols. */
__asm__(
  ".section .custom_section.linking,\"\",@\n"
  ".int8 77\n"
  ".int8 255\n"
  ".ascii \"garbage\"\n");

int main(void) { return 0; }
