// tries: a static that needs itself to be made
// must: died-sigabrt died-sigsev time-limit-exceeded
int self() {
  static int value = self() + 1;
  return value;
}
int main() { return self(); }
