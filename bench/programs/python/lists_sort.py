REPEAT = 3
state, words = 1, []
for _ in range(30_000):
    state = state * 1_103_515_245 + 12345 & 0x7FFFFFFF
    words.append((state >> 8) % 100_000)
for _ in range(REPEAT):
    ordered = sorted(words)
    ordered.sort(key=lambda n: (n % 100, -n))
    names = sorted(map(str, words))
print(ordered[0], ordered[-1], names[100])
