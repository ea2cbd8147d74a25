REPEAT = 6


def fibonacci(n):
    return n if n < 2 else fibonacci(n - 1) + fibonacci(n - 2)


print(sum(fibonacci(23) for _ in range(REPEAT)))
