REPEAT = 3
from itertools import accumulate, combinations, permutations, product

total = 0
for _ in range(REPEAT):
    total += sum(p[0] < p[-1] for p in permutations(range(8)))
    total += sum(sum(c) % 5 for c in combinations(range(18), 5))
    total += sum(a ^ b ^ c for a, b, c in product(range(25), repeat=3))
    total += list(accumulate(range(20_000)))[-1]
print(total)
