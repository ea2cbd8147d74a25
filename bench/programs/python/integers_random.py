REPEAT = 30
import random

random.seed(42)
points = inside = 0
for _ in range(REPEAT * 1000):
    x, y = random.random(), random.random()
    inside += x * x + y * y < 1
    points += random.randint(1, 6)
deck = list(range(52))
for _ in range(REPEAT):
    random.shuffle(deck)
print(inside, points, deck[0])
