// tries: to call whatever stands in the table of functions, under another type
// must: died-sigsev
// stdout: ""
int main(void) {
  for (int i = 1; i < 100000; i++) ((double (*)(double, long long, float))i)(1, 2, 3);
  return 0;
}
