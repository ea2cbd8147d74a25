// tries: to connect to the host
// must: compilation-error
// says: socket
#include <sys/socket.h>
int main(void) { return socket(AF_INET, SOCK_STREAM, 0); }
