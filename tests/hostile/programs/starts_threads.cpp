// tries: to start threads by every name that they have
// must: successful
// stdout: "nothing\n"
#include <cerrno>
#include <cstdio>
#include <future>
#include <pthread.h>
#include <system_error>
#include <thread>
static int started;
static void *work(void *) { return ++started, nullptr; }
int main() {
  pthread_t thread;
  if (pthread_create(&thread, nullptr, work, nullptr) == 0) std::puts("pthread_create");
  try {
    std::thread([] { started++; }).detach();
    std::puts("std::thread");
  } catch (const std::system_error &) {
  }
  try {
    std::jthread([] { started++; });
    std::puts("std::jthread");
  } catch (const std::system_error &) {
  }
  try {
    std::async(std::launch::async, [] { started++; }).get();
    std::puts("std::async");
  } catch (const std::system_error &) {
  }
  if (!started) std::puts("nothing");
}
