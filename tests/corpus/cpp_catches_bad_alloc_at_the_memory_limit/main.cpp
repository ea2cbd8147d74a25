#include <iostream>
#include <new>
#include <vector>
using namespace std;

[[gnu::noinline]] char *allocate(size_t size) {
  char *volatile block = new (nothrow) char[size];
  return block;
}

int main(int argc, char **) {
  vector<char *> blocks;
  try {
    while (true) {
      char *block = new char[1 << 20];
      for (int i = 0; i < 1 << 20; i += 4096) block[i] = 1;
      blocks.push_back(block);
    }
  } catch (const bad_alloc &error) {
    cout << (blocks.size() > 40) << (blocks.size() < 65) << ' ' << error.what() << endl;
  }
  for (char *block : blocks) delete[] block;
  cout << (allocate(1 << 30) == nullptr) << endl;
  try {
    vector<long long> numbers(1 << 26);
    cout << "never " << numbers[argc] << endl;
  } catch (const bad_alloc &) {
    cout << "again" << endl;
  }
}
