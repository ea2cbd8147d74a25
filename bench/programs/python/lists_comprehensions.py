REPEAT = 30
total = 0
for i in range(REPEAT):
    squares = [n * n for n in range(3000) if n % 3]
    table = {n: n % 7 for n in squares}
    groups = [[] for _ in range(7)]
    for n, rest in table.items():
        groups[rest].append(n)
    total += sum(len(group) * index for index, group in enumerate(groups)) + max(squares) + min(table)
print(total)
