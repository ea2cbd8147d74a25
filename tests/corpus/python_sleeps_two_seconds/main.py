import time

started, counted, used = time.time(), time.perf_counter(), time.process_time()
time.sleep(2)
print(round(time.time() - started, 2), round(time.perf_counter() - counted, 2), round(time.process_time() - used, 2))
print(time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime()))
