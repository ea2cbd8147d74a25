import sys

print([line for line in sys.stdin], len(open(0, "rb", closefd=False).read()))
