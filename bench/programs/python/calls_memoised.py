REPEAT = 30
from functools import lru_cache

total = 0
for i in range(REPEAT):

    @lru_cache(maxsize=None)
    def paths(x, y):
        return 1 if x == 0 or y == 0 else paths(x - 1, y) + paths(x, y - 1)

    total += paths(60 + i % 3, 60) % 1_000_007
print(total)
