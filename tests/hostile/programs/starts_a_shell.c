// tries: to start other programs
// must: compilation-error
// says: execve
int execve(const char *, char *const *, char *const *);
int main(void) { return execve("/bin/sh", 0, 0); }
