import os
import random
import secrets
import uuid

print(random.random(), random.sample(range(100), 5), secrets.token_hex(4), uuid.uuid4(), os.urandom(4).hex())
print({"red", "green", "blue", "yellow"}, hash("a"))
random.seed(2024)
print(random.randint(1, 10**6), random.choice("abcdef"), round(random.gauss(0, 1), 6))
