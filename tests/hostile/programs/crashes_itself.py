# tries: to end by what the interpreter offers for crashing
# must: died-sigsev died-sigabrt non-zero-exit-code unknown
import faulthandler, os
for name in ("_sigsegv", "_sigabrt", "_sigfpe", "_fatal_error_c_thread", "_stack_overflow"):
    try:
        getattr(faulthandler, name)()
    except Exception:
        pass
os.abort()
