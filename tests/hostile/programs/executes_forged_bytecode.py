# tries: to have the interpreter run bytes that no compiler made
# must: died-sigsev died-sigabrt non-zero-exit-code time-limit-exceeded unknown successful
# limits: cpu=1000,memory=131072
def victim():
    return 1
for seed in range(200):
    code = bytes((seed * 31 + n * 7 + (n * n >> 3)) & 255 for n in range(2, 200))
    victim.__code__ = victim.__code__.replace(co_code=code, co_consts=(), co_names=(), co_stacksize=1)
    try:
        victim()
    except Exception:
        pass
