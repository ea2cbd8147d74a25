# tries: to fill the memory from a few bytes
# must: successful
# stdout: "MemoryError\n"
# limits: memory=131072,cpu=5000
import bz2, zlib
packer = zlib.compressobj(9)
packed = b"".join(packer.compress(bytes(1 << 20)) for _ in range(200)) + packer.flush()
try:
    print(len(zlib.decompress(packed)))
except MemoryError as error:
    print(type(error).__name__)
