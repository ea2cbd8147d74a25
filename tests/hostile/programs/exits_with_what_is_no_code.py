# tries: an exit code that is none
# must: non-zero-exit-code
import sys
sys.exit(10 ** 100)
