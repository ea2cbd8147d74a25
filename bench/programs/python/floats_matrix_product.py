REPEAT = 5
n = 60
a = [[(i * j) % 7 + 0.5 for j in range(n)] for i in range(n)]
for _ in range(REPEAT):
    product = [[0.0] * n for _ in range(n)]
    for i in range(n):
        row, result = a[i], product[i]
        for j in range(n):
            total = 0.0
            for k in range(n):
                total += row[k] * a[k][j]
            result[j] = total
    a = [[value % 11 for value in row] for row in product]
print(f"{sum(map(sum, a)):.3f}")
