REPEAT = 12
import sys

sys.setrecursionlimit(10_000)


def ackermann(m, n):
    if m == 0:
        return n + 1
    if n == 0:
        return ackermann(m - 1, 1)
    return ackermann(m - 1, ackermann(m, n - 1))


print(sum(ackermann(2, 40 + i) for i in range(REPEAT * 6)))
