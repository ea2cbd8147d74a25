import time

started, counted = time.time(), time.perf_counter()
time.sleep(2)
print(round(time.time() - started, 2), round(time.perf_counter() - counted, 2))
print(time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime()))
