# tries: to overflow the stack while things are freed
# must: successful
# stdout: "freed\n"
import itertools
class Link:
    def __init__(self, below):
        self.below = below
for make in (lambda it: [it], lambda it: (it,), lambda it: {"a": it}, Link, lambda it: (lambda: it)):
    nested = None
    for _ in range(100000):
        nested = make(nested)
    nested = None
print("freed")
