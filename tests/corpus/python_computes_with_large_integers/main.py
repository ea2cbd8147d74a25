import math

print(2**200, math.factorial(30), (10**50 + 1) // 7, pow(3, 10**18, 10**9 + 7), -7 // 2, -7 % 3, 1 << 100 >> 98)
print(len(str(3**5000)), int("9" * 40) + 1, 0.1 + 0.2, 1e308 * 10, float("nan") != float("nan"), round(2.5), 7 / 2)
