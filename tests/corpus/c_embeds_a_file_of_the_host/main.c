#if __has_embed("/etc/passwd") || __has_embed("/proc/self/environ") || __has_include("/start/start.o")
#error "The host's files can be seen"
#endif
static const unsigned char secret[] = {
#embed "/etc/passwd"
};

int main(void) { return secret[0]; }
