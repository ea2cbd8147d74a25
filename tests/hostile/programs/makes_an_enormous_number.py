# tries: to compute for ever inside one operation
# limits: cpu=300
# must: time-limit-exceeded
x = 7 ** (10 ** 9)
