# tries: to have a pickle call what it should not
# must: successful
# stdout: "nothing\n"
import marshal, pickle
done = []
for text in (b"cos\nsystem\n(S'true'\ntR.", b"cposix\nfork\n(tR.", b"csubprocess\nPopen\n((lp0\nS'true'\natR.",
             b"cctypes\nCDLL\n(S'libc.so.6'\ntR."):
    try:
        done.append(pickle.loads(text))
    except BaseException:
        pass
try:
    marshal.loads(b"\xe3" + b"\xff" * 200)
    done.append("marshal")
except BaseException:
    pass
print(done or "nothing")
