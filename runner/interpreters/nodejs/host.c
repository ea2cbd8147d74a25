// What JavaScript cannot do by itself: the WASI calls behind `node:fs` and `process`, evaluation, and a look into promises
// and proxies. Linked into the interpreter by `interpreter.ts`; prelude/host.js documents every function.
//
// There is no libc here: what is needed of one is the interpreter's own. A function whose name begins with JS_ is QuickJS's.

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long long u64;
typedef __SIZE_TYPE__ size_t;
typedef struct JSRuntime JSRuntime;
typedef struct JSContext JSContext;
typedef struct JSModuleDef JSModuleDef;

// Values are NaN-boxed where pointers have 32 bits: the upper half is the tag.
typedef u64 JSValue;
#define TAG_MODULE (-3)
#define BOOLEAN(b) ((u64)1 << 32 | (u32)(b))
#define UNDEFINED ((u64)3 << 32)
#define EXCEPTION ((u64)6 << 32)
#define IS_EXCEPTION(v) ((int)((v) >> 32) == 6)
#define IS_UNDEFINED(v) ((int)((v) >> 32) == 3)
enum { EVAL_MODULE = 1, EVAL_COMPILE_ONLY = 1 << 5 };
enum { FUNCTION_WITH_MAGIC = 1 };
typedef struct { int version, flags; const char *filename; int line; } JSEvalOptions;
typedef JSValue Function(JSContext *, JSValue, int, JSValue *, int);

JSRuntime *JS_NewRuntime(void);
JSContext *JS_NewContext(JSRuntime *);
void JS_SetMaxStackSize(JSRuntime *, size_t);
void JS_UpdateStackTop(JSRuntime *);
void JS_SetGCThreshold(JSRuntime *, size_t);
void JS_RunGC(JSRuntime *);
JSRuntime *JS_GetRuntime(JSContext *);
void JS_SetModuleLoaderFunc(JSRuntime *, void *normalize, void *load, void *opaque);
void JS_SetHostPromiseRejectionTracker(JSRuntime *, void *, void *opaque);
int JS_ExecutePendingJob(JSRuntime *, JSContext **);
JSValue JS_NewCFunction2(JSContext *, void *, const char *, int length, int kind, int magic);
JSValue JS_Eval2(JSContext *, const char *, size_t, JSEvalOptions *);
JSValue JS_EvalFunction(JSContext *, JSValue);
JSValue JS_GetImportMeta(JSContext *, JSModuleDef *);
int JS_DetectModule(const char *, size_t);
JSValue JS_Call(JSContext *, JSValue, JSValue self, int, JSValue *);
JSValue JS_Throw(JSContext *, JSValue);
JSValue JS_GetException(JSContext *);
JSValue JS_DupValue(JSContext *, JSValue);
void JS_FreeValue(JSContext *, JSValue);
JSValue JS_GetGlobalObject(JSContext *);
JSValue JS_NewObject(JSContext *);
JSValue JS_NewArray(JSContext *);
JSValue JS_NewNumber(JSContext *, double);
JSValue JS_NewBigInt64(JSContext *, long long);
JSValue JS_NewStringLen(JSContext *, const char *, size_t);
JSValue JS_NewArrayBufferCopy(JSContext *, const u8 *, size_t);
JSValue JS_GetPropertyStr(JSContext *, JSValue, const char *);
int JS_SetPropertyStr(JSContext *, JSValue, const char *, JSValue);
int JS_SetPropertyUint32(JSContext *, JSValue, u32, JSValue);
int JS_ToInt32(JSContext *, int *, JSValue);
int JS_ToFloat64(JSContext *, double *, JSValue);
const char *JS_ToCStringLen2(JSContext *, size_t *, JSValue, int);
void JS_FreeCString(JSContext *, const char *);
u8 *JS_GetArrayBuffer(JSContext *, size_t *, JSValue);
int JS_IsPromise(JSValue);
int JS_PromiseState(JSContext *, JSValue);
JSValue JS_PromiseResult(JSContext *, JSValue);
int JS_IsProxy(JSValue);
JSValue JS_GetProxyTarget(JSContext *, JSValue);
JSValue JS_GetProxyHandler(JSContext *, JSValue);
void *js_malloc(JSContext *, size_t);
void js_free(JSContext *, void *);
char *js_strdup(JSContext *, const char *);
size_t strlen(const char *);
void *memcpy(void *, const void *, size_t);

#define WASI(name, ...) __attribute__((import_module("wasi_snapshot_preview1"), import_name(#name))) int wasi_##name(__VA_ARGS__)
typedef struct { const void *bytes; size_t length; } Chunk;
WASI(args_sizes_get, u32 *, u32 *);
WASI(args_get, char **, char *);
WASI(clock_time_get, u32, u64, u64 *);
WASI(random_get, void *, u32);
WASI(poll_oneoff, const void *, void *, u32, u32 *);
WASI(fd_read, u32, const Chunk *, u32, u32 *);
WASI(fd_write, u32, const Chunk *, u32, u32 *);
WASI(fd_close, u32);
WASI(fd_seek, u32, long long, u32, u64 *);
WASI(fd_filestat_get, u32, void *);
WASI(fd_filestat_set_size, u32, u64);
WASI(fd_readdir, u32, void *, u32, u64, u32 *);
WASI(path_open, u32, u32, const char *, u32, u32, u64, u64, u32, u32 *);
WASI(path_filestat_get, u32, u32, const char *, u32, void *);
WASI(path_create_directory, u32, const char *, u32);
WASI(path_remove_directory, u32, const char *, u32);
WASI(path_unlink_file, u32, const char *, u32);
WASI(path_rename, u32, const char *, u32, u32, const char *, u32);
__attribute__((import_module("wasi_snapshot_preview1"), import_name("proc_exit"), noreturn)) void wasi_proc_exit(u32);

// Descriptors of the two folders that every world has.
enum { ROOT = 3, DEV = 4 };
// Rights to all that a file of this world can do, and to all but changing it.
#define ALL_RIGHTS 0x1fffffffull
#define READ_RIGHTS (ALL_RIGHTS & ~(1ull << 6 | 1ull << 8 | 1ull << 22))

static JSContext *context;
// Set by the prelude: what runs a program, finds a module, loads one, and hears of rejections.
static JSValue hooks[5];
enum { RUN, RESOLVE, LOAD, META, REJECTION };

static JSValue number(JSContext *c, double value) { return JS_NewNumber(c, value); }

// The result of a call that answers nothing: 0, or the negative errno.
static JSValue status(JSContext *c, int error) { return number(c, -error); }

static JSValue text(JSContext *c, const char *s) { return JS_NewStringLen(c, s, strlen(s)); }

static int integer(JSContext *c, JSValue value) {
  int result = 0;
  JS_ToInt32(c, &result, value);
  return result;
}

static void write_all(u32 fd, const void *bytes, size_t length, int *error, size_t *written) {
  *written = 0;
  *error = 0;
  while (*written < length) {
    Chunk chunk = {(const u8 *)bytes + *written, length - *written};
    u32 count = 0;
    if ((*error = wasi_fd_write(fd, &chunk, 1, &count)) != 0) return;
    *written += count;
  }
}

static void say(const char *s) {
  int error;
  size_t written;
  write_all(2, s, strlen(s), &error, &written);
}

// The part of a buffer that a caller named: (buffer, offset, length). Null when it is not inside.
static u8 *range(JSContext *c, JSValue *argv, size_t *length) {
  size_t size = 0;
  u8 *bytes = JS_GetArrayBuffer(c, &size, argv[0]);
  double offset = 0, wanted = 0;
  JS_ToFloat64(c, &offset, argv[1]);
  JS_ToFloat64(c, &wanted, argv[2]);
  if (!(offset >= 0 && wanted >= 0 && offset + wanted <= size)) return 0;
  *length = (size_t)wanted;
  // An empty buffer may have no address.
  return bytes ? bytes + (size_t)offset : (u8 *)8;
}

static JSValue files(JSContext *c, JSValue self, int argc, JSValue *argv, int magic);
static JSValue engine(JSContext *c, JSValue self, int argc, JSValue *argv, int magic);

enum { READ, WRITE, WRITE_TEXT, CLOSE, SEEK, TRUNCATE, STAT_FD, READDIR, OPEN, STAT, MKDIR, RMDIR, UNLINK, RENAME };
enum { EVALUATE, IS_MODULE, RUN_JOBS, SET_HOOK, PROMISE, PROXY, DECODE, ENCODE, ARGS, CLOCK, SLEEP, RANDOM, EXIT, COLLECT, PAGES };

static const struct { const char *name; Function *call; int magic, length; } functions[] = {
  {"read", files, READ, 4}, {"write", files, WRITE, 4}, {"writeText", files, WRITE_TEXT, 2}, {"close", files, CLOSE, 1},
  {"seek", files, SEEK, 3}, {"truncate", files, TRUNCATE, 2}, {"statFd", files, STAT_FD, 1}, {"readdir", files, READDIR, 1},
  {"open", files, OPEN, 4}, {"stat", files, STAT, 2}, {"mkdir", files, MKDIR, 1}, {"rmdir", files, RMDIR, 1},
  {"unlink", files, UNLINK, 1}, {"rename", files, RENAME, 2},
  {"evaluate", engine, EVALUATE, 4}, {"isModule", engine, IS_MODULE, 1}, {"runJobs", engine, RUN_JOBS, 0},
  {"setHook", engine, SET_HOOK, 2}, {"promise", engine, PROMISE, 1}, {"proxy", engine, PROXY, 1},
  {"decode", engine, DECODE, 3}, {"encode", engine, ENCODE, 1}, {"args", engine, ARGS, 0}, {"clock", engine, CLOCK, 1},
  {"sleep", engine, SLEEP, 1}, {"random", engine, RANDOM, 3}, {"exit", engine, EXIT, 1}, {"collect", engine, COLLECT, 0},
  {"pages", engine, PAGES, 0},
};

// [type, size, mtime in ms, ctime in ms, atime in ms, inode, links], or the negative errno.
static JSValue stat_result(JSContext *c, int error, const u8 *stat) {
  if (error) return status(c, error);
  JSValue list = JS_NewArray(c);
  u64 words[8];
  memcpy(words, stat, 64);
  double fields[] = {stat[16], (double)words[4], words[6] / 1e6, words[7] / 1e6, words[5] / 1e6, (double)words[1], (double)words[3]};
  for (u32 i = 0; i < 7; i++) JS_SetPropertyUint32(c, list, i, number(c, fields[i]));
  return list;
}

// [name, type, name, type, ...], or the negative errno.
static JSValue list_directory(JSContext *c, u32 fd) {
  JSValue list = JS_NewArray(c);
  u32 count = 0, capacity = 4096;
  u64 cookie = 0;
  u8 *buffer = js_malloc(c, capacity);
  if (!buffer) return EXCEPTION;
  for (;;) {
    u32 used = 0, at = 0;
    int error = wasi_fd_readdir(fd, buffer, capacity, cookie, &used);
    if (error) {
      js_free(c, buffer);
      JS_FreeValue(c, list);
      return status(c, error);
    }
    while (at + 24 <= used) {
      u32 length;
      memcpy(&length, buffer + at + 16, 4);
      if (at + 24 + length > used) break;
      memcpy(&cookie, buffer + at, 8);
      JS_SetPropertyUint32(c, list, count++, JS_NewStringLen(c, (char *)buffer + at + 24, length));
      JS_SetPropertyUint32(c, list, count++, number(c, buffer[at + 20]));
      at += 24 + length;
    }
    if (used < capacity) break;
    if (at == 0) {
      js_free(c, buffer);
      capacity *= 2;
      if (!(buffer = js_malloc(c, capacity))) return EXCEPTION;
    }
  }
  js_free(c, buffer);
  return list;
}

// Paths are relative to the root, without a leading slash.
static JSValue on_path(JSContext *c, JSValue *argv, int magic) {
  size_t length, other_length = 0;
  const char *path = JS_ToCStringLen2(c, &length, argv[0], 0), *other = 0;
  if (!path) return EXCEPTION;
  JSValue result = UNDEFINED;
  u32 fd = 0;
  u64 rights;
  u8 stat[64];
  int error;
  switch (magic) {
    case OPEN:
      rights = integer(c, argv[3]) ? ALL_RIGHTS : READ_RIGHTS;
      error = wasi_path_open(ROOT, 1, path, length, integer(c, argv[1]), rights, rights, integer(c, argv[2]), &fd);
      result = error ? status(c, error) : number(c, fd);
      break;
    case STAT:
      result = stat_result(c, wasi_path_filestat_get(ROOT, integer(c, argv[1]), path, length, stat), stat);
      break;
    case MKDIR: result = status(c, wasi_path_create_directory(ROOT, path, length)); break;
    case RMDIR: result = status(c, wasi_path_remove_directory(ROOT, path, length)); break;
    case UNLINK: result = status(c, wasi_path_unlink_file(ROOT, path, length)); break;
    case RENAME:
      if ((other = JS_ToCStringLen2(c, &other_length, argv[1], 0))) {
        result = status(c, wasi_path_rename(ROOT, path, length, ROOT, other, other_length));
        JS_FreeCString(c, other);
      } else {
        result = EXCEPTION;
      }
      break;
  }
  JS_FreeCString(c, path);
  return result;
}

static JSValue files(JSContext *c, JSValue self, int argc, JSValue *argv, int magic) {
  if (magic >= OPEN) return on_path(c, argv, magic);
  u32 fd = integer(c, argv[0]), count = 0;
  size_t length = 0, written = 0;
  int error = 0;
  double size = 0;
  u64 offset = 0;
  u8 stat[64];
  u8 *bytes;
  const char *string;
  switch (magic) {
    case READ:
      if (!(bytes = range(c, argv + 1, &length))) return status(c, 28);
      Chunk chunk = {bytes, length};
      error = wasi_fd_read(fd, &chunk, 1, &count);
      return error ? status(c, error) : number(c, count);
    case WRITE:
      if (!(bytes = range(c, argv + 1, &length))) return status(c, 28);
      write_all(fd, bytes, length, &error, &written);
      return error ? status(c, error) : number(c, written);
    case WRITE_TEXT:
      if (!(string = JS_ToCStringLen2(c, &length, argv[1], 0))) return EXCEPTION;
      write_all(fd, string, length, &error, &written);
      JS_FreeCString(c, string);
      return error ? status(c, error) : number(c, written);
    case CLOSE: return status(c, wasi_fd_close(fd));
    case SEEK:
      JS_ToFloat64(c, &size, argv[1]);
      error = wasi_fd_seek(fd, (long long)size, integer(c, argv[2]), &offset);
      return error ? status(c, error) : number(c, (double)offset);
    case TRUNCATE:
      JS_ToFloat64(c, &size, argv[1]);
      return status(c, wasi_fd_filestat_set_size(fd, (u64)size));
    case STAT_FD: return stat_result(c, wasi_fd_filestat_get(fd, stat), stat);
    default: return list_directory(c, fd);
  }
}

static void set_meta(JSContext *c, JSModuleDef *module, const char *name) {
  if (IS_UNDEFINED(hooks[META])) return;
  JSValue argv[] = {JS_GetImportMeta(c, module), text(c, name)};
  JS_FreeValue(c, JS_Call(c, hooks[META], UNDEFINED, 2, argv));
  for (int i = 0; i < 2; i++) JS_FreeValue(c, argv[i]);
}

static JSValue compile(JSContext *c, const char *source, size_t length, const char *name, int flags, int line) {
  JSEvalOptions options = {1, flags | EVAL_COMPILE_ONLY, name, line};
  JSValue compiled = JS_Eval2(c, source, length, &options);
  if (!IS_EXCEPTION(compiled) && flags & EVAL_MODULE) set_meta(c, (JSModuleDef *)(size_t)(u32)compiled, name);
  return compiled;
}

// (source, name, flags: 1 for a module, 2 for compiling only, number of the first line)
static JSValue evaluate(JSContext *c, JSValue *argv) {
  size_t length;
  JSValue result = EXCEPTION;
  const char *source = JS_ToCStringLen2(c, &length, argv[0], 0);
  const char *name = source ? JS_ToCStringLen2(c, 0, argv[1], 0) : 0;
  if (name) {
    int flags = integer(c, argv[2]);
    result = compile(c, source, length, name, flags & 1, integer(c, argv[3]));
    if (!IS_EXCEPTION(result) && flags & 2) {
      if (!(flags & 1)) JS_FreeValue(c, result);
      result = UNDEFINED;
    } else if (!IS_EXCEPTION(result)) {
      result = JS_EvalFunction(c, result);
    }
    JS_FreeCString(c, name);
  }
  if (source) JS_FreeCString(c, source);
  return result;
}

static JSValue arguments(JSContext *c) {
  u32 count = 0, bytes = 0;
  wasi_args_sizes_get(&count, &bytes);
  char **list = js_malloc(c, 4 * count + bytes + 4);
  if (!list) return EXCEPTION;
  wasi_args_get(list, (char *)(list + count));
  JSValue result = JS_NewArray(c);
  for (u32 i = 0; i < count; i++) JS_SetPropertyUint32(c, result, i, text(c, list[i]));
  js_free(c, list);
  return result;
}

static void sleep_ms(double ms) {
  u64 subscription[6] = {0}, event[4];
  u32 count;
  ((u32 *)subscription)[4] = 1;
  subscription[3] = (u64)(ms * 1e6);
  wasi_poll_oneoff(subscription, event, 1, &count);
}

static JSValue engine(JSContext *c, JSValue self, int argc, JSValue *argv, int magic) {
  size_t length = 0;
  double ms = 0;
  u64 now = 0;
  u8 *bytes;
  const char *string;
  JSValue result;
  JSContext *job;
  int ran;
  switch (magic) {
    case EVALUATE: return evaluate(c, argv);
    case IS_MODULE:
      if (!(string = JS_ToCStringLen2(c, &length, argv[0], 0))) return EXCEPTION;
      result = BOOLEAN(JS_DetectModule(string, length));
      JS_FreeCString(c, string);
      return result;
    case RUN_JOBS:
      while ((ran = JS_ExecutePendingJob(JS_GetRuntime(c), &job)) > 0) {}
      return ran < 0 ? EXCEPTION : UNDEFINED;
    case SET_HOOK:
      hooks[integer(c, argv[0])] = JS_DupValue(c, argv[1]);
      return UNDEFINED;
    case PROMISE:
      if (!JS_IsPromise(argv[0])) return UNDEFINED;
      result = JS_NewArray(c);
      JS_SetPropertyUint32(c, result, 0, number(c, JS_PromiseState(c, argv[0])));
      JS_SetPropertyUint32(c, result, 1, JS_PromiseResult(c, argv[0]));
      return result;
    case PROXY:
      if (!JS_IsProxy(argv[0])) return UNDEFINED;
      result = JS_NewArray(c);
      JS_SetPropertyUint32(c, result, 0, JS_GetProxyTarget(c, argv[0]));
      JS_SetPropertyUint32(c, result, 1, JS_GetProxyHandler(c, argv[0]));
      return result;
    case DECODE:
      bytes = range(c, argv, &length);
      return bytes ? JS_NewStringLen(c, (char *)bytes, length) : UNDEFINED;
    case ENCODE:
      if (!(string = JS_ToCStringLen2(c, &length, argv[0], 0))) return EXCEPTION;
      result = JS_NewArrayBufferCopy(c, (const u8 *)string, length);
      JS_FreeCString(c, string);
      return result;
    case ARGS: return arguments(c);
    case CLOCK:
      wasi_clock_time_get(integer(c, argv[0]), 0, &now);
      return JS_NewBigInt64(c, now);
    case SLEEP:
      JS_ToFloat64(c, &ms, argv[0]);
      if (ms > 0) sleep_ms(ms);
      return UNDEFINED;
    case RANDOM:
      if ((bytes = range(c, argv, &length))) wasi_random_get(bytes, length);
      return UNDEFINED;
    case EXIT: wasi_proc_exit(integer(c, argv[0]));
    case COLLECT: JS_RunGC(JS_GetRuntime(c)); return UNDEFINED;
    default: return number(c, __builtin_wasm_memory_size(0));
  }
}

// The prelude's own modules lie side by side in `/prelude` while the snapshot is made; they bear Node's names for such.
#define INTERNAL "node:internal/"

static char *resolve(JSContext *c, const char *base, const char *name, void *opaque) {
  char *result = 0;
  if (IS_UNDEFINED(hooks[RESOLVE])) {
    size_t length = strlen(name) - 2;
    if ((result = js_malloc(c, sizeof INTERNAL + length))) {
      memcpy(result, INTERNAL, sizeof INTERNAL - 1);
      memcpy(result + sizeof INTERNAL - 1, name + 2, length + 1);
    }
    return result;
  }
  JSValue argv[] = {text(c, base), text(c, name)};
  JSValue found = JS_Call(c, hooks[RESOLVE], UNDEFINED, 2, argv);
  for (int i = 0; i < 2; i++) JS_FreeValue(c, argv[i]);
  const char *string = IS_EXCEPTION(found) ? 0 : JS_ToCStringLen2(c, 0, found, 0);
  if (string) {
    result = js_strdup(c, string);
    JS_FreeCString(c, string);
  }
  JS_FreeValue(c, found);
  return result;
}

static JSValue read_prelude(JSContext *c, const char *name) {
  u32 fd, used = 0, count, capacity = 1 << 20;
  char path[256] = "prelude/";
  size_t skipped = sizeof INTERNAL - 1, length = strlen(name) - skipped;
  memcpy(path + 8, name + skipped, length);
  if (wasi_path_open(ROOT, 1, path, 8 + length, 0, READ_RIGHTS, READ_RIGHTS, 0, &fd)) return EXCEPTION;
  char *buffer = js_malloc(c, capacity);
  do {
    Chunk chunk = {buffer + used, capacity - used};
    if (wasi_fd_read(fd, &chunk, 1, &count)) count = 0;
    used += count;
  } while (count > 0);
  wasi_fd_close(fd);
  JSValue source = JS_NewStringLen(c, buffer, used);
  js_free(c, buffer);
  return source;
}

static JSModuleDef *load(JSContext *c, const char *name, void *opaque) {
  JSValue argv[] = {text(c, name)};
  JSValue found = IS_UNDEFINED(hooks[LOAD]) ? read_prelude(c, name) : JS_Call(c, hooks[LOAD], UNDEFINED, 1, argv);
  JS_FreeValue(c, argv[0]);
  size_t length;
  const char *source = IS_EXCEPTION(found) ? 0 : JS_ToCStringLen2(c, &length, found, 0);
  JS_FreeValue(c, found);
  if (!source) return 0;
  JSValue module = compile(c, source, length, name, EVAL_MODULE, 1);
  JS_FreeCString(c, source);
  if (IS_EXCEPTION(module)) return 0;
  JSModuleDef *definition = (JSModuleDef *)(size_t)(u32)module;
  JS_FreeValue(c, module);
  return definition;
}

static void on_rejection(JSContext *c, JSValue promise, JSValue reason, int handled, void *opaque) {
  if (IS_UNDEFINED(hooks[REJECTION])) return;
  JSValue argv[] = {promise, reason, BOOLEAN(handled)};
  JS_FreeValue(c, JS_Call(c, hooks[REJECTION], UNDEFINED, 3, argv));
}

static void die(JSContext *c) {
  JSValue thrown = JS_GetException(c);
  const char *string = JS_ToCStringLen2(c, 0, thrown, 0);
  say("Uncaught ");
  say(string ? string : "exception");
  JSValue stack = JS_GetPropertyStr(c, thrown, "stack");
  string = JS_ToCStringLen2(c, 0, stack, 0);
  say("\n");
  say(string ? string : "");
  say("\n");
  wasi_proc_exit(1);
}

// Makes the engine and evaluates the prelude, which sets the hooks. `stack` is what JavaScript may use of the stack, bytes.
__attribute__((export_name("lyceum_prepare"))) void prepare(u32 stack) {
  JSRuntime *runtime = JS_NewRuntime();
  context = JS_NewContext(runtime);
  JS_UpdateStackTop(runtime);
  JS_SetMaxStackSize(runtime, stack);
  for (int i = 0; i < 5; i++) hooks[i] = UNDEFINED;
  JS_SetModuleLoaderFunc(runtime, resolve, load, 0);
  JS_SetHostPromiseRejectionTracker(runtime, on_rejection, 0);
  JSValue host = JS_NewObject(context);
  for (u32 i = 0; i < sizeof functions / sizeof *functions; i++) {
    JS_SetPropertyStr(context, host, functions[i].name,
      JS_NewCFunction2(context, functions[i].call, functions[i].name, functions[i].length, FUNCTION_WITH_MAGIC, functions[i].magic));
  }
  JSValue global = JS_GetGlobalObject(context);
  JS_SetPropertyStr(context, global, "__host", host);
  JS_FreeValue(context, global);
  JSValue source = read_prelude(context, INTERNAL "main.js");
  size_t length;
  const char *string = IS_EXCEPTION(source) ? 0 : JS_ToCStringLen2(context, &length, source, 0);
  if (!string) die(context);
  JSValue module = compile(context, string, length, INTERNAL "main.js", EVAL_MODULE, 1);
  JS_FreeCString(context, string);
  JS_FreeValue(context, source);
  if (IS_EXCEPTION(module)) die(context);
  JSValue done = JS_EvalFunction(context, module);
  if (IS_EXCEPTION(done)) die(context);
  JSContext *job;
  while (JS_ExecutePendingJob(runtime, &job) > 0) {}
  if (JS_PromiseState(context, done) == 2) {
    JS_Throw(context, JS_PromiseResult(context, done));
    die(context);
  }
  JS_FreeValue(context, done);
  if (IS_UNDEFINED(hooks[RUN])) say("The prelude sets no hook\n"), wasi_proc_exit(1);
  JS_RunGC(runtime);
  JS_SetGCThreshold(runtime, 4 << 20);
}

// Runs the program that the arguments name, in a world that the engine has not seen before.
__attribute__((export_name("_start"))) void start(void) {
  if (IS_EXCEPTION(JS_Call(context, hooks[RUN], UNDEFINED, 0, 0))) die(context);
}

// What the interpreter's own makers have a host do. Nothing of it is used; time zones are Greenwich's.
__attribute__((export_name("host_get_timezone_offset"))) int no_offset(int high, int low) { return 0; }
__attribute__((export_name("host_interrupt"))) int no_interrupt(void) { return 0; }
__attribute__((export_name("host_promise_rejection"))) void no_rejection(int a, int b, int d) { __builtin_trap(); }
__attribute__((export_name("host_module_normalize"))) int no_normalize(int a, int b) { __builtin_trap(); }
__attribute__((export_name("host_module_load"))) int no_load(int a, int b) { __builtin_trap(); }
__attribute__((export_name("host_call"))) int no_call(int a, int b, int d, int e, int f) { __builtin_trap(); }
