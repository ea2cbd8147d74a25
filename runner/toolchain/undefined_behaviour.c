// What clang calls where a program does what C and C++ leave undefined (-fsanitize=undefined): it says so in the words of GCC's and clang's
// runtimes, once for each place, and goes on. The layout of what is passed is clang's (CodeGenFunction::EmitCheck).
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <unistd.h>

void __lyceum_raise(int);
_Noreturn void __lyceum_die(int);

typedef struct { const char *file; uint32_t line, column; } Place;
typedef struct { uint16_t kind, info; char name[]; } Type;
// An integer of up to 32 bits, or the address of a wider one.
typedef uintptr_t Value;

enum { text_size = 48 };

// Whether nothing was said of this place before. Its column is what is struck out.
static int first_time(Place *place) {
  if (place->column == UINT32_MAX) return 0;
  fprintf(stderr, "%s:%u:%u: runtime error: ", place->file, place->line, place->column);
  place->column = UINT32_MAX;
  return 1;
}

static int is_integer(const Type *type) { return type->kind == 0; }
static int is_signed(const Type *type) { return is_integer(type) && type->info & 1; }
static unsigned bits_of(const Type *type) { return 1u << (type->info >> 1); }

static __int128 integer(const Type *type, Value value) {
  switch (bits_of(type)) {
    case 128: return *(__int128 *) value;
    case 64: return is_signed(type) ? (__int128) *(int64_t *) value : *(uint64_t *) value;
    default: {
      unsigned unused = 32 - (bits_of(type) < 32 ? bits_of(type) : 32);
      return is_signed(type) ? (__int128) ((int32_t) (value << unused) >> unused) : value << unused >> unused;
    }
  }
}

// In decimals, written from the end of the text.
static const char *shown(char text[text_size], const Type *type, Value value) {
  if (!is_integer(type)) return "<unknown>";
  __int128 number = integer(type, value);
  int negative = is_signed(type) && number < 0;
  unsigned __int128 rest = negative ? -(unsigned __int128) number : (unsigned __int128) number;
  char *digit = text + text_size;
  *--digit = 0;
  do *--digit = '0' + (int) (rest % 10);
  while (rest /= 10);
  if (negative) *--digit = '-';
  return digit;
}

// Each check has two names: one that goes on, one that ends the program (-fno-sanitize-recover).
#define CHECK(name, parameters, arguments) \
  void __ubsan_handle_##name parameters; \
  _Noreturn void __ubsan_handle_##name##_abort parameters { \
    __ubsan_handle_##name arguments; \
    _exit(1); \
  } \
  void __ubsan_handle_##name parameters

typedef struct { Place place; const Type *type; } Typed;

static void overflow(Typed *data, Value left, char operator, Value right) {
  char one[text_size], other[text_size];
  if (!first_time(&data->place)) return;
  fprintf(stderr, "%s integer overflow: %s %c %s cannot be represented in type %s\n",
          is_signed(data->type) ? "signed" : "unsigned", shown(one, data->type, left), operator,
          shown(other, data->type, right), data->type->name);
}

CHECK(add_overflow, (Typed *data, Value left, Value right), (data, left, right)) { overflow(data, left, '+', right); }
CHECK(sub_overflow, (Typed *data, Value left, Value right), (data, left, right)) { overflow(data, left, '-', right); }
CHECK(mul_overflow, (Typed *data, Value left, Value right), (data, left, right)) { overflow(data, left, '*', right); }

CHECK(negate_overflow, (Typed *data, Value value), (data, value)) {
  char text[text_size];
  if (!first_time(&data->place)) return;
  fprintf(stderr, "negation of %s cannot be represented in type %s; cast to an unsigned type to negate this value to itself\n",
          shown(text, data->type, value), data->type->name);
}

// Natively the processor raises the signal, at whatever level of optimisation.
CHECK(divrem_overflow, (Typed *data, Value left, Value right), (data, left, right)) {
  char text[text_size];
  if (first_time(&data->place)) {
    if (is_integer(data->type) && integer(data->type, right) == 0) fputs("division by zero\n", stderr);
    else fprintf(stderr, "division of %s by -1 cannot be represented in type %s\n",
                 shown(text, data->type, left), data->type->name);
  }
  __lyceum_raise(SIGFPE);
  __lyceum_die(SIGFPE);
}

typedef struct { Place place; const Type *left, *right; } Shift;

CHECK(shift_out_of_bounds, (Shift *data, Value left, Value right), (data, left, right)) {
  char one[text_size], other[text_size];
  if (!first_time(&data->place)) return;
  const char *value = shown(one, data->left, left), *places = shown(other, data->right, right);
  __int128 count = integer(data->right, right);
  if (is_signed(data->right) && count < 0) fprintf(stderr, "shift exponent %s is negative\n", places);
  else if (count >= bits_of(data->left))
    fprintf(stderr, "shift exponent %s is too large for %u-bit type %s\n", places, bits_of(data->left), data->left->name);
  else if (is_signed(data->left) && integer(data->left, left) < 0) fprintf(stderr, "left shift of negative value %s\n", value);
  else fprintf(stderr, "left shift of %s by %s places cannot be represented in type %s\n", value, places, data->left->name);
}

typedef struct { Place place; const Type *array, *index; } Bounds;

CHECK(out_of_bounds, (Bounds *data, Value index), (data, index)) {
  char text[text_size];
  if (!first_time(&data->place)) return;
  fprintf(stderr, "index %s out of bounds for type %s\n", shown(text, data->index, index), data->array->name);
}

typedef struct { Place place; const Type *type; uint8_t alignment, kind; } Access;

static const char *const accesses[] = {
  "load of", "store to", "reference binding to", "member access within", "member call on", "constructor call on",
  "downcast of", "downcast of", "upcast of", "cast to virtual base of", "_Nonnull binding to", "dynamic operation on",
};

CHECK(type_mismatch_v1, (Access *data, Value pointer), (data, pointer)) {
  if (!first_time(&data->place)) return;
  const char *what = accesses[data->kind], *name = data->type->name;
  unsigned alignment = 1u << data->alignment;
  if (pointer == 0) fprintf(stderr, "%s null pointer of type %s\n", what, name);
  else if (pointer & (alignment - 1))
    fprintf(stderr, "%s misaligned address %p for type %s, which requires %u byte alignment\n", what, (void *) pointer, name, alignment);
  else fprintf(stderr, "%s address %p with insufficient space for an object of type %s\n", what, (void *) pointer, name);
}

typedef struct { Place place, assumed; const Type *type; } Assumption;

CHECK(alignment_assumption, (Assumption *data, Value pointer, Value alignment, Value offset), (data, pointer, alignment, offset)) {
  if (!first_time(&data->place)) return;
  fprintf(stderr, "assumption of %u byte alignment for pointer of type %s failed\n", (unsigned) alignment, data->type->name);
}

typedef struct { Place place; } Placed;

CHECK(pointer_overflow, (Placed *data, Value base, Value result), (data, base, result)) {
  if (!first_time(&data->place)) return;
  void *from = (void *) base, *to = (void *) result;
  if (base == 0 && result == 0) fputs("applying zero offset to null pointer\n", stderr);
  else if (base == 0) fprintf(stderr, "applying non-zero offset %u to null pointer\n", (unsigned) result);
  else if (result == 0) fprintf(stderr, "applying non-zero offset to non-null pointer %p produced null pointer\n", from);
  else if (((intptr_t) base >= 0) != ((intptr_t) result >= 0))
    fprintf(stderr, "pointer index expression with base %p overflowed to %p\n", from, to);
  else if (base > result) fprintf(stderr, "addition of unsigned offset to %p overflowed to %p\n", from, to);
  else fprintf(stderr, "subtraction of unsigned offset from %p overflowed to %p\n", from, to);
}

CHECK(vla_bound_not_positive, (Typed *data, Value bound), (data, bound)) {
  char text[text_size];
  if (!first_time(&data->place)) return;
  fprintf(stderr, "variable length array bound evaluates to non-positive value %s\n", shown(text, data->type, bound));
}

CHECK(load_invalid_value, (Typed *data, Value value), (data, value)) {
  char text[text_size];
  if (!first_time(&data->place)) return;
  fprintf(stderr, "load of value %s, which is not a valid value for type %s\n", shown(text, data->type, value), data->type->name);
}

typedef struct { Place place; uint8_t kind; } Builtin;

CHECK(invalid_builtin, (Builtin *data), (data)) {
  if (!first_time(&data->place)) return;
  if (data->kind == 2) fputs("assumption is violated during execution\n", stderr);
  else fprintf(stderr, "passing zero to __builtin_%s(), which is not a valid argument\n", data->kind == 0 ? "ctz" : "clz");
}

typedef struct { Place attribute; } Returned;

CHECK(nonnull_return_v1, (Returned *data, Place *place), (data, place)) {
  (void) data;
  if (first_time(place)) fputs("null pointer returned from function declared to never return null\n", stderr);
}

typedef struct { Place place, attribute; int index; } Argument;

CHECK(nonnull_arg, (Argument *data), (data)) {
  if (!first_time(&data->place)) return;
  fprintf(stderr, "null pointer passed as argument %d, which is declared to never be null\n", data->index);
}

// There is nowhere to go on from these.
static _Noreturn void stop(Place *place, const char *what) {
  if (first_time(place)) fputs(what, stderr);
  _exit(1);
}

_Noreturn void __ubsan_handle_builtin_unreachable(Placed *data) {
  stop(&data->place, "execution reached an unreachable program point\n");
}

_Noreturn void __ubsan_handle_missing_return(Placed *data) {
  stop(&data->place, "execution reached the end of a value-returning function without returning a value\n");
}
