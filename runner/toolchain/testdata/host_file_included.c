#include "/etc/passwd"
#include <../../../../etc/hosts>

int main(void) { return 0; }
