import { invalidArgument } from "./errors.js";
import { addImmediate, addTimer, removeImmediate, removeTimer } from "./loop.js";

const byId = new Map();
let lastId = 0;

class Timeout {
  #timer;
  constructor(timer) {
    this.#timer = timer;
  }
  ref() {
    this.#timer.isRef = true;
    return this;
  }
  unref() {
    this.#timer.isRef = false;
    return this;
  }
  hasRef() {
    return this.#timer.isRef;
  }
  refresh() {
    removeTimer(this.#timer);
    addTimer(this.#timer);
    return this;
  }
  close() {
    clearTimeout(this);
    return this;
  }
  cancel() {
    this.#timer.cleared = true;
    removeTimer(this.#timer);
    byId.delete(this.#timer.id);
  }
  [Symbol.toPrimitive]() {
    return this.#timer.id;
  }
  [Symbol.dispose]() {
    this.cancel();
  }
}

function start(call, delay, args, repeats) {
  if (typeof call !== "function") throw invalidArgument("callback", "of type function.", call);
  const wanted = Number(delay);
  const timer = {
    id: ++lastId,
    call,
    args,
    repeats,
    delay: wanted >= 1 && wanted <= 2147483647 ? Math.trunc(wanted) : 1,
    isRef: true,
    cleared: false,
  };
  timer.handle = new Timeout(timer);
  byId.set(timer.id, timer.handle);
  addTimer(timer);
  return timer.handle;
}

export function setTimeout(call, delay, ...args) {
  return start(call, delay, args, false);
}

export function setInterval(call, delay, ...args) {
  return start(call, delay, args, true);
}

export function clearTimeout(handle) {
  const timeout = handle instanceof Timeout ? handle : byId.get(Number(handle));
  timeout?.cancel();
}

export { clearTimeout as clearInterval };

class Immediate {
  constructor(call, args) {
    Object.defineProperties(this, { call: { value: call }, args: { value: args } });
    this.cleared = false;
  }
  ref() {
    return this;
  }
  unref() {
    return this;
  }
  hasRef() {
    return true;
  }
}

export function setImmediate(call, ...args) {
  if (typeof call !== "function") throw invalidArgument("callback", "of type function.", call);
  const immediate = new Immediate(call, args);
  addImmediate(immediate);
  return immediate;
}

export function clearImmediate(immediate) {
  if (!(immediate instanceof Immediate)) return;
  immediate.cleared = true;
  removeImmediate(immediate);
}

/** `node:timers/promises`. */
export const timersPromises = {
  setTimeout: (delay, value) => new Promise((resolve) => setTimeout(resolve, delay, value)),
  setImmediate: (value) => new Promise((resolve) => setImmediate(resolve, value)),
  async *setInterval(delay, value) {
    for (;;) yield await timersPromises.setTimeout(delay, value);
  },
  scheduler: {
    wait: (delay) => timersPromises.setTimeout(delay),
    yield: () => timersPromises.setImmediate(),
  },
};
