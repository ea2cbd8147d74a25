REPEAT = 4
one = "the quick brown fox jumps over the lazy dog " * 4
other = "a lazy fox quickly jumped over one brown dog " * 4
for _ in range(REPEAT):
    previous = list(range(len(other) + 1))
    for i, a in enumerate(one, 1):
        current = [i]
        for j, b in enumerate(other, 1):
            current.append(min(previous[j] + 1, current[j - 1] + 1, previous[j - 1] + (a != b)))
        previous = current
print(previous[-1])
