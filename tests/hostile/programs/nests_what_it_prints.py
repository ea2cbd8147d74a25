# tries: to overflow the stack by functions in C that call themselves for what is nested
# must: successful
# stdout: "RecursionError\n"
import copy, json, pickle, sys
nested = []
for _ in range(200000):
    nested = [nested]
table = {}
for _ in range(200000):
    table = {"a": table}
met = set()
for work in (repr, json.dumps, pickle.dumps, copy.deepcopy, lambda it: it == copy.deepcopy(it)):
    for thing in (nested, table):
        try:
            work(thing)
        except TypeError:
            pass
        except RecursionError as error:
            met.add(type(error).__name__)
for text in ("[" * 200000, '{"a":' * 200000):
    try:
        json.loads(text)
    except RecursionError as error:
        met.add(type(error).__name__)
print(*sorted(met))
