REPEAT = 150
line = " ".join(str(i * 7919 % 100_000) for i in range(1000))
total = 0
for _ in range(REPEAT):
    numbers = list(map(int, line.split()))
    total += sum(numbers) + sum(float(word) > 5e4 for word in line.split(" "))
print(total)
