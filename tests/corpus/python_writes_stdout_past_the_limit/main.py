while True:
    print("0123456789" * 100)
