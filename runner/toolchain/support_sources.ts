import undefinedBehaviour from "./undefined_behaviour.c" with { type: "text" };

/**
 * C that libc lacks or does otherwise than a learner expects. Each text becomes one object, linked only where something
 * needs it, so that a program may define functions of the same names; hence the calls by names that no program uses.
 */
export const supportSources: Readonly<Record<string, string>> = {
  // libc's own is a bare trap, which nobody could tell from any other.
  abort: `
#include <signal.h>
void __lyceum_raise(int);
_Noreturn void __lyceum_die(int);
_Noreturn void abort(void) {
  __lyceum_raise(SIGABRT);
  __lyceum_die(SIGABRT);
}`,

  // There is no other thread that could wake this one, and libc's own traps. Natively it waits, until the wall limit.
  cond_wait: `
#include <pthread.h>
#include <unistd.h>
int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *mutex) {
  (void) condition, (void) mutex;
  for (;;) sleep(1000);
}`,

  // The emulated ones print a line and trap.
  signal: `
#include <errno.h>
#include <signal.h>
typedef void handler(int);
extern handler *__lyceum_handlers[_NSIG];
handler *signal(int number, handler *new) {
  if (number < 1 || number >= _NSIG || number == SIGKILL || number == SIGSTOP) {
    errno = EINVAL;
    return SIG_ERR;
  }
  handler *old = __lyceum_handlers[number];
  __lyceum_handlers[number] = new;
  return old;
}
__attribute__((alias("signal"))) handler *bsd_signal(int, handler *);
__attribute__((alias("signal"))) handler *__sysv_signal(int, handler *);`,

  raise: `
#include <errno.h>
#include <signal.h>
void __lyceum_raise(int);
int raise(int number) {
  if (number < 1 || number >= _NSIG) {
    errno = EINVAL;
    return -1;
  }
  __lyceum_raise(number);
  return 0;
}`,

  // proc_raise does what the system does by default. Its numbers lack Linux's 16 (SIGSTKFLT), so later ones are one lower.
  deliver: `
#include <signal.h>
typedef void handler(int);
handler *__lyceum_handlers[_NSIG];
void __SIG_IGN(int number) { (void) number; }
void __SIG_ERR(int number) { (void) number; }
__attribute__((import_module("wasi_snapshot_preview1"), import_name("proc_raise"))) int proc_raise(int);
static int preview1(int number) {
  return number < SIGSTKFLT ? number : number == SIGSTKFLT || number > SIGSYS ? SIGTERM : number - 1;
}
void __lyceum_raise(int number) {
  handler *handle = __lyceum_handlers[number];
  if (handle == SIG_DFL) proc_raise(preview1(number));
  else if (handle != SIG_IGN) handle(number);
}
_Noreturn void __lyceum_die(int number) {
  proc_raise(preview1(number));
  __builtin_trap();
}`,

  undefined_behaviour: undefinedBehaviour,

  // Calls of the checks that every program has (-fsanitize=null, integer-divide-by-zero).
  checks: `
#include <signal.h>
void __lyceum_raise(int);
_Noreturn void __lyceum_die(int);
_Noreturn void __ubsan_handle_type_mismatch_minimal_abort(void) {
  __lyceum_raise(SIGSEGV);
  __lyceum_die(SIGSEGV);
}
_Noreturn void __ubsan_handle_divrem_overflow_minimal_abort(void) {
  __lyceum_raise(SIGFPE);
  __lyceum_die(SIGFPE);
}`,

  // The emulated one counts sleeping as work, in nanoseconds that a long does not hold.
  clock: `
#include <time.h>
clock_t __clock(void);
clock_t clock(void) {
  clock_t nanoseconds = __clock();
  return nanoseconds == -1 ? -1 : nanoseconds / (1000000000 / CLOCKS_PER_SEC);
}`,

  // What times and getrusage call.
  nanoseconds: `
#include <time.h>
#include <wasi/api.h>
clock_t __clock(void) {
  __wasi_timestamp_t nanoseconds = 0;
  if (__wasi_clock_time_get(__WASI_CLOCKID_PROCESS_CPUTIME_ID, 1, &nanoseconds) != 0) return -1;
  return nanoseconds;
}`,

  // Declared by time.h of ours.
  clock_ids: `
#include <time.h>
#include <wasi/api.h>
struct __clockid { __wasi_clockid_t id; };
const struct __clockid _CLOCK_PROCESS_CPUTIME_ID = { __WASI_CLOCKID_PROCESS_CPUTIME_ID };
const struct __clockid _CLOCK_THREAD_CPUTIME_ID = { __WASI_CLOCKID_THREAD_CPUTIME_ID };`,
};

/** Headers in front of libc's, by their names in /usr/local/include. */
export const supportHeaders: Readonly<Record<string, string>> = {
  "time.h": `#include_next <time.h>
// As POSIX has it.
#undef CLOCKS_PER_SEC
#define CLOCKS_PER_SEC 1000000L
#if !defined(CLOCK_PROCESS_CPUTIME_ID) && defined(CLOCK_MONOTONIC)
extern const struct __clockid _CLOCK_PROCESS_CPUTIME_ID;
#define CLOCK_PROCESS_CPUTIME_ID (&_CLOCK_PROCESS_CPUTIME_ID)
extern const struct __clockid _CLOCK_THREAD_CPUTIME_ID;
#define CLOCK_THREAD_CPUTIME_ID (&_CLOCK_THREAD_CPUTIME_ID)
#endif
`,
};
