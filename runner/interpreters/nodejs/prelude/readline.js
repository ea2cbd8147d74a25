import { EventEmitter } from "./events.js";
import { nodeError } from "./errors.js";
import { later, nextTick } from "./loop.js";

/** `node:readline`: a stream, line by line. */
export class Interface extends EventEmitter {
  #output;
  #prompt;
  #rest = "";
  #lines = [];
  #question = null;
  #hasAsked = false;
  #isPaused = false;
  #inputEnded = false;
  #isDraining = false;

  constructor(options, output) {
    super();
    const { input, prompt = "> ", ...rest } = options.input === undefined
      ? { input: options, output }
      : options;
    this.#output = rest.output;
    this.#prompt = prompt;
    this.input = input;
    this.output = rest.output;
    this.closed = false;
    this.line = "";
    this.terminal = false;
    if (typeof rest.crlfDelay === "number") this.crlfDelay = rest.crlfDelay;
    input.setEncoding?.("utf8");
    input.on("data", (piece) => this.#take(String(piece)));
    input.on("end", () => this.#end());
    nextTick(() => this.#drain(), []);
  }

  #take(piece) {
    const lines = (this.#rest + piece).split(/\r\n|\n|\r(?!$)/);
    this.#rest = lines.pop();
    for (const line of lines) this.#lines.push(line);
    this.#drain();
  }

  #end() {
    if (this.#rest !== "") this.#lines.push(this.#rest.replace(/\r$/, ""));
    this.#rest = "";
    this.#inputEnded = true;
    this.#drain();
  }

  /** Hands out the lines that are there, as long as somebody is to have them. */
  #drain() {
    if (this.#isDraining) return;
    this.#isDraining = true;
    while (this.#lines.length > 0 && !this.#isPaused && !this.closed && this.#hasTaker()) {
      const line = this.#lines.shift();
      if (this.#question !== null) {
        const answer = this.#question;
        this.#question = null;
        answer(line);
      } else {
        this.emit("line", line);
      }
    }
    this.#isDraining = false;
    if (!this.#inputEnded || this.#isPaused) return;
    if (this.#lines.length === 0) this.close();
    else later(() => this.#hasTaker() || this.close());
  }

  /** Between two questions of a program that asks by promises nobody is to have a line; it is kept, where Node forgets it. */
  #hasTaker() {
    return this.#question !== null || this.listenerCount("line") > 0 || !this.#hasAsked;
  }

  question(query, options, callback = options) {
    if (this.closed) throw nodeError(Error, "ERR_USE_AFTER_CLOSE", "readline was closed");
    this.#output?.write(query);
    this.#question = callback;
    this.#hasAsked = true;
    // The lines that came already must not be told before whoever asks next has asked.
    if (this.#lines.length > 0) later(() => this.#drain());
    return undefined;
  }
  setPrompt(prompt) {
    this.#prompt = prompt;
  }
  getPrompt() {
    return this.#prompt;
  }
  prompt() {
    this.#output?.write(this.#prompt);
  }
  write() {}
  pause() {
    if (!this.#isPaused) {
      this.#isPaused = true;
      this.emit("pause");
    }
    return this;
  }
  resume() {
    if (this.#isPaused) {
      this.#isPaused = false;
      this.emit("resume");
      later(() => this.#drain());
    }
    return this;
  }
  close() {
    if (this.closed) return;
    this.closed = true;
    this.input.pause?.();
    this.emit("close");
  }
  [Symbol.dispose]() {
    this.close();
  }

  async *[Symbol.asyncIterator]() {
    const queue = [];
    let wake = null;
    const notify = () => {
      wake?.();
      wake = null;
    };
    this.on("line", (line) => {
      queue.push(line);
      notify();
    });
    this.on("close", notify);
    try {
      for (;;) {
        if (queue.length > 0) yield queue.shift();
        else if (this.closed) return;
        else await new Promise((resolve) => (wake = resolve));
      }
    } finally {
      this.close();
    }
  }
}

export function createInterface(options, output) {
  return new Interface(options, output);
}

class PromisesInterface extends Interface {
  question(query) {
    return new Promise((resolve) => super.question(query, resolve));
  }
}

/** `node:readline/promises`. */
export const readlinePromises = {
  Interface: PromisesInterface,
  createInterface: (options, output) => new PromisesInterface(options, output),
};

function toTerminal(...args) {
  const callback = args.findLast((one) => typeof one === "function");
  callback?.();
  return true;
}

export default {
  Interface,
  createInterface,
  promises: readlinePromises,
  clearLine: toTerminal,
  cursorTo: toTerminal,
  moveCursor: toTerminal,
  clearScreenDown: toTerminal,
  emitKeypressEvents() {},
};
