int main(void) {
  int unused = 1;
  return 0;
}
