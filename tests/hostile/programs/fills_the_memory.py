# tries: to take all memory
# must: non-zero-exit-code
# stderr: MemoryError
x = []
while True:
    x.append(bytearray(1 << 24))
