// tries: to embed files of the host
// must: compilation-error
// says: /etc/passwd
// flags: -std=c23
const unsigned char a[] = {
#embed "/etc/passwd"
};
int main(void) {}
