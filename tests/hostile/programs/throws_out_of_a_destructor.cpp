// tries: to leave by a destructor, which may not throw
// must: died-sigabrt
// stderr: terminate called after throwing an instance of 'int'
struct Thrower {
  ~Thrower() { throw 1; }
};
int main() {
  try {
    Thrower thrower;
  } catch (int) {
    return 0;
  }
}
