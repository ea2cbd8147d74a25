# tries: to overflow the stack by iterators of iterators, which no limit of recursion counts
# must: died-sigsev non-zero-exit-code successful
import itertools
it = iter([1])
for _ in range(1000000):
    it = itertools.chain(it)
next(it)
