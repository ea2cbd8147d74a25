# tries: a regular expression that takes longer than the universe
# limits: cpu=300
# must: time-limit-exceeded
import re
re.match(r"(a+)+$", "a" * 64 + "!")
