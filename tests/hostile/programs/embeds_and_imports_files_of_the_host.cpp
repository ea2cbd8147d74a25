// tries: to have files of the host in the program, by every word that C++ has for it
// must: compilation-error
// hides: root:
#if __has_include("/etc/passwd") || __has_include("../../../etc/passwd")
#error root: is there
#endif
import "/etc/passwd";
import std;
#include "/proc/self/environ"
static const char text[] = {
#embed "/etc/passwd"
};
int main() { return sizeof text; }
