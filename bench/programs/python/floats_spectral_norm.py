REPEAT = 4
n = 60


def a(i, j):
    return 1.0 / ((i + j) * (i + j + 1) // 2 + i + 1)


def times(vector):
    return [sum(a(i, j) * vector[j] for j in range(n)) for i in range(n)]


def transposed(vector):
    return [sum(a(j, i) * vector[j] for j in range(n)) for i in range(n)]


u = [1.0] * n
for _ in range(REPEAT * 2):
    v = transposed(times(u))
    u = transposed(times(v))
print(f"{(sum(x * y for x, y in zip(u, v)) / sum(y * y for y in v)) ** 0.5:.6f}")
