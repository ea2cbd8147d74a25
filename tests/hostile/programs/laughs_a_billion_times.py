# tries: to fill the memory by entities of entities
# must: non-zero-exit-code time-limit-exceeded
# limits: memory=131072,cpu=2000
import xml.etree.ElementTree as tree
names = "abcdefghij"
entities = '<!ENTITY a "haha">' + "".join(f'<!ENTITY {b} "{f"&{a};" * 10}">' for a, b in zip(names, names[1:]))
text = f"<!DOCTYPE x [{entities}]><x>&j;</x>"
print(len(tree.fromstring(text).text))
