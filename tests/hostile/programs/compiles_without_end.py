# tries: to break the compiler within the interpreter by its own recursion
# must: successful
# stdout: "survived\n"
import ast, re
for text in ("-" * 300000 + "1", "(" * 300000, "[" * 100000 + "]" * 100000, "a." * 100000 + "a", "not " * 100000 + "a",
             "lambda: " * 100000 + "1", "x = " * 100000 + "1", "if 1: " * 10000 + "pass", "f'{" * 10000):
    for work in (ast.parse, lambda it: compile(it, "x", "exec")):
        try:
            work(text)
        except (SyntaxError, RecursionError, MemoryError, OverflowError):
            pass
for pattern in ("(" * 100000 + ")" * 100000, "(?:" * 50000 + "a" + ")*" * 50000, "a{1,65535}" * 1000, "(a?){65535}" * 10):
    try:
        re.compile(pattern)
    except (RecursionError, re.error, OverflowError, MemoryError):
        pass
print("survived")
