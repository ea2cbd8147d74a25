import os
import socket
import subprocess
import threading


def attempt(name, function):
    try:
        print(name, function())
    except Exception as error:
        print(name, type(error).__name__)


attempt("run", lambda: subprocess.run(["ls"]))
attempt("system", lambda: os.system("ls"))
attempt("fork", lambda: os.fork())
attempt("socket", lambda: socket.socket())
attempt("thread", lambda: threading.Thread(target=print).start())
attempt("passwd", lambda: open("/etc/passwd").read())
attempt("proc", lambda: os.listdir("/proc"))
attempt("up", lambda: open("../../../../etc/hostname").read())
attempt("link", lambda: os.symlink("/etc/passwd", "link"))
attempt("environment", lambda: [name for name in os.environ if name != "PYTHONHASHSEED"])
attempt("root", lambda: sorted(os.listdir("/")))
