__asm__(".incbin \"/etc/passwd\"");

int main(void) { return 0; }
