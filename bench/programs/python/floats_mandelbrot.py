REPEAT = 5
inside = 0
for _ in range(REPEAT):
    for row in range(40):
        for column in range(60):
            x0, y0 = column / 20 - 2.2, row / 20 - 1.0
            x = y = 0.0
            for i in range(50):
                x, y = x * x - y * y + x0, 2 * x * y + y0
                if x * x + y * y > 4:
                    break
            else:
                inside += 1
print(inside)
