# tries: keys of one hash, so that every look-up is a walk
# must: time-limit-exceeded
# limits: cpu=500
class Key:
    def __hash__(self):
        return 1
print(len({Key(): n for n in range(100000)}))
