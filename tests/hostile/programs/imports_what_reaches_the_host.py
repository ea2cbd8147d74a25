# tries: to load modules that reach the host, by every way to import
# must: successful
# stdout: "nothing\n"
import builtins, importlib, os
done = []
for name in ["_ctypes", "ctypes", "_posixsubprocess", "_socket", "_multiprocessing", "_ssl", "pty", "fcntl", "resource",
             "termios", "pwd", "grp", "mmap", "_xxsubinterpreters"]:
    for load in (__import__, importlib.import_module, builtins.__import__, importlib.__import__):
        try:
            module = load(name)
        except BaseException:
            continue
        for call in ("CDLL", "fork_exec", "socket", "spawn", "open"):
            try:
                done.append((name, call, getattr(module, call)("libc.so.6")))
            except BaseException:
                pass
for name in ["system", "popen", "fork", "forkpty", "execv", "posix_spawn", "spawnv", "kill", "setuid", "chroot", "mknod", "mkfifo", "pipe"]:
    try:
        done.append((name, getattr(os, name)("/bin/true")))
    except BaseException:
        pass
try:
    done.append(importlib.machinery.ExtensionFileLoader("x", "/usr/lib/libc.so.6").load_module())
except BaseException:
    pass
print(done or "nothing")
