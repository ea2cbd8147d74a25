// tries: to embed what never ends
// must: compilation-error
// says: error
// flags: -std=c23
const unsigned char a[] = {
#embed "/dev/zero"
};
int main(void) {}
