REPEAT = 12
import json

value = [{"id": i, "name": f"user {i}", "tags": ["a", "b", None, True], "score": i / 3} for i in range(300)]
for _ in range(REPEAT):
    value = json.loads(json.dumps(value))
print(len(json.dumps(value, indent=1)), value[7]["score"])
