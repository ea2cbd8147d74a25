REPEAT = 40


def numbers(n):
    for i in range(n):
        yield i


def odd(source):
    for n in source:
        if n & 1:
            yield n


def inorder(low, high):
    if low < high:
        middle = (low + high) // 2
        yield from inorder(low, middle)
        yield middle
        yield from inorder(middle + 1, high)


print(sum(n * n for n in odd(numbers(REPEAT * 3000))) % 1_000_007, sum(inorder(0, REPEAT * 250)))
