int main(void) {
  int count = 3;
  return cuont;
}
