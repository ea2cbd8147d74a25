REPEAT = 3
for _ in range(REPEAT):
    numbers = [i * 7919 % 400 for i in range(400)]
    for end in range(len(numbers) - 1, 0, -1):
        for i in range(end):
            if numbers[i] > numbers[i + 1]:
                numbers[i], numbers[i + 1] = numbers[i + 1], numbers[i]
print(numbers[:10])
