# tries: to overflow the parser's stack
# must: compilation-error non-zero-exit-code died-sigsev
eval("(" * 100000 + ")" * 100000)
