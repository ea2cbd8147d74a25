// A type as GCC's runtime would print it, read from its mangled name (Itanium C++ ABI, 5.1). Of what can be thrown, only the
// usual is read: names in namespaces, templates of types and numbers, pointers, builtin types. Others stay mangled.
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

namespace {

struct Writer {
  char text[1024];
  size_t length = 0;
  bool failed = false;

  void put(const char *from, size_t count) {
    if (count > sizeof text - length) {
      failed = true;
      return;
    }
    memcpy(text + length, from, count);
    length += count;
  }
  void put(const char *from) { put(from, strlen(from)); }
  void fail() { failed = true; }
};

struct Reader {
  const char *at;
  Writer &out;
  int depth = 0;

  bool take(const char *what) {
    size_t length = strlen(what);
    if (strncmp(at, what, length) != 0) return false;
    at += length;
    return true;
  }

  static bool is_digit(char c) { return c >= '0' && c <= '9'; }

  // Gives false for the inline namespace of libc++, which GCC's library does not have.
  bool source_name() {
    char *end;
    size_t length = strtoul(at, &end, 10);
    at = end;
    if (length > strlen(at)) {
      out.fail();
      return false;
    }
    const char *name = at;
    at += length;
    if (length == 3 && strncmp(name, "__2", 3) == 0) return false;
    if (length >= 8 && strncmp(name, "_GLOBAL_", 8) == 0) out.put("(anonymous namespace)");
    else out.put(name, length);
    return true;
  }

  void arguments() {
    out.put("<");
    for (bool first = true; !take("E") && !out.failed; first = false) {
      if (!first) out.put(", ");
      if (take("L")) literal();
      else type();
    }
    out.put(out.length > 0 && out.text[out.length - 1] == '>' ? " >" : ">");
  }

  void literal() {
    char kind = *at++;
    const char *digits = at + (*at == 'n');
    const char *end = digits;
    while (is_digit(*end)) end++;
    if (end == digits || *end != 'E') return out.fail();
    if (kind == 'b') {
      out.put(*digits == '0' ? "false" : "true");
    } else {
      if (*at == 'n') out.put("-");
      out.put(digits, end - digits);
      if (kind == 'j') out.put("u");
      else if (kind == 'm') out.put("ul");
      else if (kind == 'l') out.put("l");
      else if (kind != 'i') out.fail();
    }
    at = end + 1;
  }

  void unqualified() {
    source_name();
    if (take("I")) arguments();
  }

  void nested() {
    bool first = true;
    if (take("St")) {
      out.put("std");
      first = false;
    }
    while (!take("E") && !out.failed) {
      size_t before = out.length;
      if (!first) out.put("::");
      if (take("I")) {
        out.length = before;
        arguments();
      } else if (!is_digit(*at)) {
        out.fail();
      } else if (!source_name()) {
        out.length = before;
      }
      first = false;
    }
  }

  // In a function: name and parameters, `E`, and the type's own name. GCC knows no parameters of main's.
  void local() {
    bool is_main = strncmp(at, "4main", 5) == 0;
    unqualified();
    size_t before = out.length;
    out.put("(");
    for (bool first = true; !take("E") && !out.failed; first = false) {
      if (take("v")) continue;
      if (!first) out.put(", ");
      type();
    }
    out.put(")");
    if (is_main) out.length = before;
    out.put("::");
    unqualified();
  }

  void type() {
    if (++depth > 32) return out.fail();
    if (take("PK") || take("P")) {
      bool is_constant = at[-1] == 'K';
      type();
      out.put(is_constant ? " const*" : "*");
    } else if (take("NSt3__212basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEE")) {
      out.put("std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> >");
    } else if (take("NSt3__28ios_base7failureE")) {
      out.put("std::ios_base::failure[abi:cxx11]");
    } else if (take("N")) {
      nested();
    } else if (take("St")) {
      out.put("std::");
      unqualified();
    } else if (is_digit(*at)) {
      unqualified();
    } else {
      builtin();
    }
    depth--;
  }

  void builtin() {
    static const char *const names[] = {
      "signed char", "bool", "char", "double", "long double", "float", "__float128", "unsigned char", "int", "unsigned int", nullptr,
      "long", "unsigned long", "__int128", "unsigned __int128", nullptr, nullptr, nullptr, "short", "unsigned short", nullptr, "void",
      "wchar_t", "long long", "unsigned long long", nullptr,
    };
    if (take("Dn")) return out.put("decltype(nullptr)");
    if (take("Di")) return out.put("char32_t");
    if (take("Ds")) return out.put("char16_t");
    if (take("Du")) return out.put("char8_t");
    const char *name = *at >= 'a' && *at <= 'z' ? names[*at - 'a'] : nullptr;
    if (!name) return out.fail();
    at++;
    out.put(name);
  }
};

}

namespace lyceum {
void say_type(const char *mangled) {
  Writer out;
  Reader reader{mangled, out};
  if (reader.take("Z")) reader.local();
  else reader.type();
  if (out.failed || *reader.at != '\0') write(2, mangled, strlen(mangled));
  else write(2, out.text, out.length);
}
}
