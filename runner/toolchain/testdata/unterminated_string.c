int main(void) {
  char *text = "hello;
  return 0;
}
