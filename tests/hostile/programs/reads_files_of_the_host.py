# tries: to read and list what lies outside
# must: successful
# stdout: "nothing\n"
import os
found = []
for path in ["/etc/passwd", "../etc/passwd", "/proc/self/environ", "/proc/self/cmdline", "/root", "/home", "/sys", "/var"]:
    try:
        found.append((path, open(path).read(10)))
    except OSError:
        pass
    try:
        found.append((path, os.listdir(path)))
    except OSError:
        pass
print(found or "nothing")
