# tries: to overflow the stack by methods that C calls, with no limit set
# must: died-sigsev non-zero-exit-code
import sys
sys.setrecursionlimit(2 ** 31 - 1)
class Endless:
    def __repr__(self):
        return repr([self, Endless()])
    def __getattr__(self, name):
        return getattr(self, name + "x")
repr(Endless())
