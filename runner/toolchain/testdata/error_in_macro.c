#define SQUARE(x) ((x) * (x)

int main(void) { return SQUARE(2); }
