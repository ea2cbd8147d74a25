# tries: to overflow the interpreter's stack
# limits: cpu=300
# must: time-limit-exceeded non-zero-exit-code died-sigsev
import sys
sys.setrecursionlimit(10 ** 9)
def f():
    return f()
f()
