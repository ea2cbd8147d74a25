// tries: to show files of the host in error messages
// must: compilation-error
// says: /etc/passwd
// hides: root:
#include "/etc/passwd"
#include "/proc/self/environ"
int main(void) {}
