// tries: a function that does not exist yet
// must: died-sigabrt
struct Base {
  Base() { call(); }
  void call() { now(); }
  virtual void now() = 0;
};
struct Derived : Base {
  void now() override {}
};
int main() { Derived derived; }
