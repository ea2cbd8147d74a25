import sys
from functools import lru_cache

sys.setrecursionlimit(10**5)


@lru_cache(maxsize=None)
def steps(n):
    return 0 if n == 0 else 1 + steps(n - 1)


print(steps(3000))
try:
    steps(100_000)
except RecursionError as error:
    print(type(error).__name__)
