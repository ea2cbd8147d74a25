/** `fs.Stats`, of what the host says of a file. */
export class Stats {
  #type;
  constructor([type, size, mtimeMs, ctimeMs, atimeMs, ino, nlink]) {
    this.#type = type;
    Object.assign(this, { mode: modeOf(type), nlink, uid: 0, gid: 0, ino, size, atimeMs, mtimeMs, ctimeMs });
    this.birthtimeMs = ctimeMs;
    for (const name of ["atime", "mtime", "ctime", "birthtime"]) this[name] = new Date(this[`${name}Ms`]);
  }
  isDirectory() {
    return this.#type === 3;
  }
  isFile() {
    return this.#type === 4;
  }
  isSymbolicLink() {
    return this.#type === 7;
  }
  isCharacterDevice() {
    return this.#type === 2;
  }
  isFIFO() {
    return false;
  }
  isSocket() {
    return false;
  }
}

function modeOf(type) {
  return type === 3 ? 0o40755 : type === 7 ? 0o120777 : 0o100644;
}
