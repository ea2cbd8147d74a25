REPEAT = 10
total = 0
i = 0
while i < REPEAT * 100_000:
    if i % 3 == 0 or i % 5 == 0:
        total += i
    i += 1
print(total)
