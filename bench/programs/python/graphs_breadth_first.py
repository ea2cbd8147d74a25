REPEAT = 20
from collections import deque

size = 90
for _ in range(REPEAT):
    seen = {(0, 0): 0}
    queue = deque([(0, 0)])
    while queue:
        x, y = queue.popleft()
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            place = (x + dx, y + dy)
            if 0 <= place[0] < size and 0 <= place[1] < size and place not in seen:
                if (place[0] * 7 + place[1] * 13) % 5:
                    seen[place] = seen[x, y] + 1
                    queue.append(place)
print(len(seen), max(seen.values()))
