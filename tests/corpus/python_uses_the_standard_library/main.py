import bisect, calendar, collections, dataclasses, datetime, decimal, enum, fractions, functools, heapq
import itertools, json, math, operator, re, statistics, string, textwrap, typing


@dataclasses.dataclass(order=True)
class Point:
    x: int
    y: int = 0


class Colour(enum.Enum):
    RED = 1


print(Point(1, 2), Point(1) < Point(2), Colour.RED, Colour(1).name)
print(collections.Counter("abracadabra").most_common(2), collections.OrderedDict(a=1), collections.deque([1, 2], 2))
print(decimal.Decimal("0.1") + decimal.Decimal("0.2"), fractions.Fraction(1, 3) + fractions.Fraction(1, 6))
print(datetime.date(2024, 2, 28) + datetime.timedelta(days=2), calendar.monthrange(2024, 2))
print(heapq.nsmallest(2, [5, 1, 4]), bisect.bisect([1, 3, 5], 4), functools.reduce(operator.mul, range(1, 8)))
print(math.gcd(48, 18), math.comb(10, 3), math.isqrt(99), round(math.pi, 5), math.inf > 10**100)
print(re.sub(r"(\w+) (\w+)", r"\2 \1", "hello world"), re.findall(r"\d+", "a1b22"))
print(json.dumps({"a": [1, 2.5, None, True, "ü"]}), json.loads('{"b": {"c": 1}}'))
print(statistics.mean([1, 2, 3, 4]), statistics.median([3, 1, 2]), string.ascii_lowercase[:5])
print(list(itertools.pairwise("abc")), list(itertools.batched("abcde", 2)), textwrap.wrap("a bc def", 4))
