import sys

sys.setrecursionlimit(2**31 - 1)


def endless(n):
    return endless(n + 1)


try:
    endless(0)
except (RecursionError, MemoryError) as error:
    print(type(error).__name__)
