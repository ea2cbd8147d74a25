import { Buffer } from "./buffer.js";
import { StringDecoder } from "./string_decoder.js";
import { EventEmitter } from "./events.js";
import { nodeError } from "./errors.js";
import { host, range } from "./host.js";
import { later, nextTick } from "./loop.js";
import { asBytes } from "./encoding.js";

/** Bytes to read in pieces, as events, by `read()`, or by `for await`: standard input, or a file. */
export class ReadStream extends EventEmitter {
  #decoder = null;
  #isFlowing = false;
  #isScheduled = false;
  #hasEnded = false;
  #waiting = null;
  #end;

  constructor(fd, { start, end = Infinity, encoding, highWaterMark = 65536, open } = {}) {
    super();
    this.fd = fd;
    this.isTTY = undefined;
    this.readable = true;
    this.readableEnded = false;
    this.destroyed = false;
    this.readableHighWaterMark = highWaterMark;
    if (encoding) this.setEncoding(encoding);
    this.#end = end - (start ?? 0) + 1;
    if (open !== undefined) {
      try {
        this.fd = open();
        if (start) host.seek(this.fd, start, 0);
      } catch (error) {
        this.destroyed = true;
        later(() => this.emit("error", error));
      }
    }
  }

  setEncoding(encoding) {
    this.#decoder = new StringDecoder(encoding);
    this.readableEncoding = encoding;
    return this;
  }
  on(name, listener) {
    super.on(name, listener);
    if (name === "data") this.resume();
    else if (name === "readable") this.#schedule();
    return this;
  }
  addListener(name, listener) {
    return this.on(name, listener);
  }
  resume() {
    this.#isFlowing = true;
    this.#schedule();
    return this;
  }
  pause() {
    this.#isFlowing = false;
    return this;
  }
  isPaused() {
    return !this.#isFlowing;
  }
  ref() {
    return this;
  }
  unref() {
    return this;
  }
  setRawMode() {
    return this;
  }
  pipe(target) {
    this.on("data", (piece) => target.write(piece));
    if (target.fd === undefined || target.fd > 2) this.on("end", () => target.end());
    return target;
  }
  destroy(error) {
    if (this.destroyed) return this;
    this.destroyed = true;
    if (this.fd > 2) host.close(this.fd);
    nextTick(() => {
      if (error) this.emit("error", error);
      this.emit("close");
    }, []);
    return this;
  }
  close() {
    this.destroy();
  }

  /** What there is of input, at most a piece; null at its end, which comes as an event in a later turn. */
  read(size) {
    const piece = this.#waiting ?? this.#take(size);
    this.#waiting = null;
    if (piece === null) later(() => this.#finish());
    return piece;
  }

  #take(size = this.readableHighWaterMark) {
    if (this.destroyed || this.#hasEnded) return null;
    const bytes = new Buffer(Math.min(size, this.#end));
    const count = bytes.length === 0 ? 0 : host.read(this.fd, ...range(bytes));
    if (count > 0) {
      this.#end -= count;
      const piece = count === bytes.length ? bytes : bytes.subarray(0, count);
      return this.#decoder === null ? piece : this.#decoder.write(piece);
    }
    this.#hasEnded = true;
    const rest = this.#decoder?.end() ?? "";
    return rest === "" ? null : rest;
  }

  #schedule() {
    if (this.#isScheduled || this.destroyed || this.readableEnded) return;
    this.#isScheduled = true;
    later(() => {
      this.#isScheduled = false;
      this.#turn();
    });
  }

  #turn() {
    if (this.listenerCount("readable") > 0) {
      this.#waiting ??= this.#take();
      const isLast = this.#waiting === null;
      this.emit("readable");
      if (isLast) this.#finish();
      else this.#schedule();
      return;
    }
    if (!this.#isFlowing) return;
    const piece = this.#take();
    if (piece === null) return this.#finish();
    if (piece.length > 0) this.emit("data", piece);
    this.#schedule();
  }

  #finish() {
    if (this.readableEnded || this.destroyed) return;
    this.readableEnded = true;
    this.readable = false;
    this.emit("end");
    this.destroy();
  }

  async *[Symbol.asyncIterator]() {
    for (;;) {
      const piece = await new Promise((resolve) => later(() => resolve(this.#take())));
      if (piece === null) break;
      yield piece;
    }
    this.readableEnded = true;
  }
}

/** Where bytes go at once: standard output and error, or a file. */
export class WriteStream extends EventEmitter {
  constructor(fd, { open } = {}) {
    super();
    this.fd = fd;
    this.writable = true;
    this.writableEnded = false;
    this.bytesWritten = 0;
    if (open !== undefined) {
      try {
        this.fd = open();
      } catch (error) {
        later(() => this.emit("error", error));
      }
    }
  }
  write(piece, encoding, callback) {
    const done = typeof encoding === "function" ? encoding : callback;
    if (this.writableEnded) {
      const error = nodeError(Error, "ERR_STREAM_WRITE_AFTER_END", "write after end");
      nextTick(() => this.emit("error", error), []);
      return false;
    }
    if (typeof piece === "string") {
      this.bytesWritten += typeof encoding === "string" && !/^utf-?8$/i.test(encoding)
        ? host.write(this.fd, ...range(Buffer.from(piece, encoding)))
        : host.writeText(this.fd, piece);
    } else if (ArrayBuffer.isView(piece)) {
      this.bytesWritten += host.write(this.fd, ...range(asBytes(piece)));
    } else {
      const what = piece === null ? "null" : `type ${typeof piece} (${String(piece)})`;
      throw nodeError(
        TypeError,
        "ERR_INVALID_ARG_TYPE",
        `The "chunk" argument must be of type string or an instance of Buffer, TypedArray, or DataView. Received ${what}`,
      );
    }
    if (done) nextTick(done, []);
    return true;
  }
  end(piece, encoding, callback) {
    const done = [piece, encoding, callback].find((one) => typeof one === "function");
    if (piece !== undefined && piece !== null && typeof piece !== "function") this.write(piece, encoding);
    if (this.fd > 2 && !this.writableEnded) host.close(this.fd);
    this.writableEnded = true;
    nextTick(() => {
      done?.();
      this.emit("finish");
      this.emit("close");
    }, []);
    return this;
  }
  cork() {}
  uncork() {}
  destroy() {
    return this.end();
  }
}
