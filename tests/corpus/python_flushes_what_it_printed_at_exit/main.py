import atexit
import os
import sys

atexit.register(print, "at exit")
sys.stdout.write("no newline")
sys.stderr.write("one ")
os.write(1, b"first\n")
sys.stderr.write("two\n")
