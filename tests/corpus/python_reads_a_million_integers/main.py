import sys

numbers = list(map(int, sys.stdin.buffer.read().split()))
assert numbers[0] == len(numbers) - 1
print(sum(numbers[1:]), min(numbers[1:]), max(numbers[1:]))
