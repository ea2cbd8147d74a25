// tries: an object file of gigabytes by an array
// must: compilation-error
int a[] = {[400000000] = 1};
int main(int argc, char **argv) { return a[argc]; }
