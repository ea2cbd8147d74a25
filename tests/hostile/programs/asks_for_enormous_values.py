# tries: values that no memory holds, one after the other
# must: successful
# stdout: "alive\n"
# limits: memory=131072,cpu=5000
def attempts():
    yield lambda: "a" * (2 ** 31 - 1)
    yield lambda: "a" * 10 ** 12
    yield lambda: [0] * 10 ** 9
    yield lambda: bytearray(2 ** 31)
    yield lambda: bytes(2 ** 40)
    yield lambda: "%1000000000d" % 1
    yield lambda: f"{1:2000000000}"
    yield lambda: "x".ljust(2 ** 31 - 1)
    yield lambda: 1 << 2 ** 33
    yield lambda: int("9" * 100000)
    yield lambda: str(10 ** 5000)
    yield lambda: list(range(10 ** 10))
    yield lambda: tuple(iter(int, 1))
    yield lambda: "".join(["ab" * 10 ** 6] * 10 ** 6)
    yield lambda: ("a" * 10 ** 6).replace("a", "b" * 10 ** 6)
    yield lambda: memoryview(bytearray(10)).cast("B", [2 ** 30, 2 ** 30])
for attempt in attempts():
    try:
        attempt()
        print("it was given")
    except (MemoryError, OverflowError, ValueError, TypeError):
        pass
print("alive")
