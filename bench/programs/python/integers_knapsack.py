REPEAT = 5
items = [(i * 37 % 91 + 5, i * 53 % 97 + 3) for i in range(60)]
for _ in range(REPEAT):
    best = [0] * 1501
    for weight, value in items:
        for room in range(1500, weight - 1, -1):
            best[room] = max(best[room], best[room - weight] + value)
print(best[1500])
