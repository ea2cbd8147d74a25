# tries: to live on after its end
# must: time-limit-exceeded
# limits: cpu=300
import atexit, sys
class Lasting:
    def __del__(self):
        while True:
            pass
keep = Lasting()
@atexit.register
def endless():
    while True:
        try:
            sys.exit(0)
        except SystemExit:
            pass
sys.exit(3)
