for i in range(100_000):
    print("line")
