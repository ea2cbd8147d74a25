REPEAT = 20
for i in range(REPEAT * 1000):
    print(i, i * 2, sep=" ")
