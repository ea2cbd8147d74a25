REPEAT = 10
total = 0
for i in range(REPEAT):
    a = set(range(0, 30_000, 3))
    b = {n * n % 30_011 for n in range(8_000)}
    total += len(a & b) + len(a | b) - len(a ^ b)
    total += sum(1 for n in range(20_000) if n in a and n not in b)
print(total)
