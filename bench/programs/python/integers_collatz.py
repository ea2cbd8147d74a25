REPEAT = 6
longest = best = 0
for start in range(1, REPEAT * 1000):
    n, steps = start, 0
    while n != 1:
        n = 3 * n + 1 if n & 1 else n >> 1
        steps += 1
    if steps > longest:
        longest, best = steps, start
print(best, longest)
