REPEAT = 40


def adder(n):
    def add(x):
        return x + n

    return add


def compose(*functions):
    def composed(x):
        for function in functions:
            x = function(x)
        return x

    return composed


pipeline = compose(adder(1), adder(2), lambda x: x * 3 % 1_000_003, adder(5))
value = 0
for _ in range(REPEAT * 1000):
    value = pipeline(value)
print(value, sum(map(adder(7), range(REPEAT * 1000))))
