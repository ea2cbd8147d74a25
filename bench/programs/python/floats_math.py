REPEAT = 60
import math

total = 0.0
for i in range(1, REPEAT * 1000):
    total += math.sin(i) * math.sqrt(i) + math.log(i) / (1 + math.floor(math.exp(i % 10)))
    total -= math.hypot(i % 13, i % 17) * math.atan2(i, 3)
print(f"{total:.6f}")
