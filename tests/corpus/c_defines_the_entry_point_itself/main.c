void _start(void) {
  for (;;) {}
}

int main(void) { return 0; }
