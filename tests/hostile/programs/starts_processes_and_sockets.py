# tries: to leave the process by every module that can
# must: successful
# stdout: "nothing\n"
done = []
def attempt(name, work):
    try:
        done.append((name, work()))
    except BaseException as error:
        if isinstance(error, SystemExit):
            raise
def shell():
    import os
    return os.system("true") == 0 or 1 / 0
def fork():
    import os
    return os.fork()
def run():
    import subprocess
    return subprocess.run(["true"])
def connect():
    import socket
    return socket.create_connection(("127.0.0.1", 80), 1)
def native():
    import ctypes
    return ctypes.CDLL("libc.so.6")
def threads():
    import threading
    thread = threading.Thread(target=print)
    thread.start()
    return thread
def kill():
    import os
    return os.kill(1, 9)
for work in (shell, fork, run, connect, native, threads, kill):
    attempt(work.__name__, work)
print(done or "nothing")
