#include <filesystem>

// What libc++ would have put into it is not told.
namespace lyceum {
[[noreturn]] void throw_filesystem_error() {
  throw std::filesystem::filesystem_error("filesystem error", std::error_code());
}
}
