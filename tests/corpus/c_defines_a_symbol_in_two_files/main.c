int counter = 1;

int main(void) { return counter; }
