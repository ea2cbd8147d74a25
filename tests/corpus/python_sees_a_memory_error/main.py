held = []
try:
    while True:
        held.append(bytearray(1 << 20))
except MemoryError:
    count = len(held)
    held.clear()
    print(30 < count < 60, "MemoryError")
