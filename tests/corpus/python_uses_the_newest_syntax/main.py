def kind(value):
    match value:
        case {"type": "point", "at": [x, y]} if x == y:
            return f"diagonal {x}"
        case [first, *rest]:
            return f"{first} and {len(rest)} more"
        case int() | float() as number:
            return f"number {number:>6.2f}"
        case _:
            return "other"


type Pair[T] = tuple[T, T]


def swap[T](pair: Pair[T]) -> Pair[T]:
    return pair[1], pair[0]


print(kind({"type": "point", "at": [2, 2]}), kind([1, 2, 3]), kind(3), kind("x"), swap((1, 2)))
if (n := len("walrus")) > 5:
    print(f"{n=} {f"nested {'quotes'}"}")
try:
    raise ExceptionGroup("group", [ValueError("a"), TypeError("b")])
except* ValueError as group:
    print(group.exceptions)
except* TypeError:
    print("type")
