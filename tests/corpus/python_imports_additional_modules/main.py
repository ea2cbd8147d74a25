import helper
from package import inner
from package.inner import value as renamed

print(helper.double(21), inner.value, renamed, helper.__name__, helper.__file__)
print(open("data/numbers.txt").read().split())
