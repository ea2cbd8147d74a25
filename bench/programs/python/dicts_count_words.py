REPEAT = 100
from collections import Counter, defaultdict

text = "it was the best of times it was the worst of times it was the age of wisdom " * 60
counts, groups = {}, defaultdict(set)
for _ in range(REPEAT):
    for word in text.split():
        counts[word] = counts.get(word, 0) + 1
        groups[len(word)].add(word)
print(sorted(counts.items()), Counter(text).most_common(3), {n: len(g) for n, g in groups.items()})
