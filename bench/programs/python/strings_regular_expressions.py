REPEAT = 60
import re

text = "Ada <ada@example.org> wrote on 2024-05-17, Grace <grace@navy.mil> on 1952-01-03; " * 60
total = 0
for _ in range(REPEAT):
    total += len(re.findall(r"\b[\w.]+@[\w.]+\.\w+\b", text))
    total += sum(int(year) for year, _, _ in re.findall(r"(\d{4})-(\d\d)-(\d\d)", text))
    total += len(re.sub(r"\s+", " ", text))
print(total)
