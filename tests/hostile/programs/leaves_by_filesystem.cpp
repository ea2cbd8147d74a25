// tries: to find, read, link and remove what lies outside, by std::filesystem
// must: successful
// stdout: "nothing\n"
#include <filesystem>
#include <fstream>
#include <iostream>
namespace fs = std::filesystem;
int main() {
  bool found = false;
  const auto tell = [&](const char *what, const fs::path &path) { std::cout << what << " " << path << "\n", found = true; };
  std::error_code error;
  for (fs::path path : {"/etc/passwd", "../etc/passwd", "/proc/self/environ", "/root", "/home", "/tmp", "/sys", "/usr", "/var", "/bin"}) {
    if (fs::exists(path, error)) tell("exists", path);
    if (std::ifstream(path).get() != EOF) tell("reads", path);
    fs::remove("link", error);
    fs::create_symlink(path, "link", error);
    if (std::ifstream("link").get() != EOF) tell("reads by a link", path);
    if (fs::is_directory("link", error)) tell("has a directory by a link", path);
    fs::create_hard_link(path, "hard", error);
    if (!error) tell("links", path);
    fs::rename(path, "mine", error);
    if (!error) tell("takes", path);
    fs::copy(path, "copy", fs::copy_options::recursive, error);
    if (!error) tell("copies", path);
  }
  fs::remove("link", error);
  for (const char *root : {"/", "..", "/..", "../../.."}) {
    for (const auto &entry : fs::directory_iterator(root, error)) {
      const auto name = entry.path().filename();
      if (name != "dev" && name != "main.cpp") tell("lists", entry.path());
    }
  }
  fs::current_path("/..", error);
  fs::remove_all("/", error);
  if (std::ofstream("/etc/passwd") << "x") tell("writes", "/etc/passwd");
  if (!found) std::cout << "nothing\n";
}
