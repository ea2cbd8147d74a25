REPEAT = 4
from heapq import heappop, heappush

n = 2500
edges = [[] for _ in range(n)]
for i in range(n):
    for k in range(1, 6):
        edges[i].append(((i * 31 + k * 977) % n, (i * k) % 17 + 1))
for start in range(REPEAT):
    distance = [float("inf")] * n
    distance[start] = 0
    heap = [(0, start)]
    while heap:
        d, node = heappop(heap)
        if d > distance[node]:
            continue
        for following, weight in edges[node]:
            if d + weight < distance[following]:
                distance[following] = d + weight
                heappush(heap, (d + weight, following))
print(sum(distance))
