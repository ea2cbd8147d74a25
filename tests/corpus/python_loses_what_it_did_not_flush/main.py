import os

print("flushed", flush=True)
print("lost")
os._exit(0)
