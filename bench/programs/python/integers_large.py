REPEAT = 20
import math

total = 0
for i in range(REPEAT):
    a = math.factorial(1200 + i)
    b = 3 ** (3000 + i)
    total += a * b % 1_000_000_007 + pow(7, a % 100_003, 998_244_353) + a // b % 97
    total += len(str(2 ** (9000 + i)))
fibonacci, following = 0, 1
for _ in range(REPEAT * 3000):
    fibonacci, following = following, fibonacci + following
print(total, fibonacci % 1_000_000_007)
