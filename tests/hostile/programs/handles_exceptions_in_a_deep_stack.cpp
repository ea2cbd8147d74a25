// tries: a handler within a handler within a handler, until the stack ends
// must: died-sigsev time-limit-exceeded
// limits: cpu=2000
int deeper(int n) {
  try {
    throw n;
  } catch (int caught) {
    return deeper(caught + 1) + caught;
  }
}
int main() { return deeper(0); }
