REPEAT = 60


class Odd(Exception):
    pass


def half(n):
    if n % 2:
        raise Odd(n)
    return n // 2


caught = total = 0
for i in range(REPEAT * 1000):
    try:
        total += half(i)
    except Odd as odd:
        caught += odd.args[0] % 10
    finally:
        total += 1
print(total, caught)
