import os

print("lost")
os.abort()
