import sys

first = sys.stdin.readline()
some = sys.stdin.read(3)
rest = list(sys.stdin)
print(repr(first), repr(some), rest, repr(sys.stdin.read()))
