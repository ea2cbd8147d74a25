/**
 * What `host.c` lends to JavaScript. A result that is a negative number is an errno of WASI; paths are relative to the root;
 * a range of bytes is three arguments: buffer, offset, length.
 *
 * - `read(fd, ...range)`, `write(fd, ...range)`, `writeText(fd, text)`: count of bytes, of all that was to be written
 * - `open(path, oflags, fdflags, writes)`: a descriptor; `close(fd)`, `seek(fd, offset, whence)`, `truncate(fd, size)`
 * - `stat(path, followsLinks)`, `statFd(fd)`: `[type, size, mtime, ctime, atime, inode, links]`, times in milliseconds
 * - `readdir(fd)`: `[name, type, name, type, …]`; `mkdir`, `rmdir`, `unlink`, `rename`
 * - `evaluate(source, name, flags, line)`: flag 1 for a module, 2 for compiling only; `isModule(source)`
 * - `runJobs()`: runs all jobs of promises; `setHook(which, function)`
 * - `promise(value)`: `[0 pending, 1 fulfilled or 2 rejected, result]`; `proxy(value)`: `[target, handler]`; else undefined
 * - `decode(...range)`: a string of UTF-8; `encode(string)`: an ArrayBuffer
 * - `args()`, `clock(id)`: nanoseconds, a bigint; `sleep(ms)`, `random(...range)`, `exit(code)`, `collect()`, `pages()`
 */
export const host = globalThis.__host;
delete globalThis.__host;

export const hooks = { run: 0, resolve: 1, load: 2, meta: 3, rejection: 4 };

/** Bytes of a view, as the three arguments of a range. */
export function range(view) {
  return [view.buffer, view.byteOffset, view.byteLength];
}
