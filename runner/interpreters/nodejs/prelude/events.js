import { invalidArgument, nodeError } from "./errors.js";
import { inspect } from "./inspect.js";

/** `node:events`. A class that can also be called on an object, as `EventEmitter.call(this)` does. */
function EventEmitter() {
  EventEmitter.init.call(this);
}
export { EventEmitter };

EventEmitter.init = function () {
  if (this._events === undefined || this._events === Object.getPrototypeOf(this)._events) {
    this._events = Object.create(null);
    this._eventsCount = 0;
  }
  this._maxListeners ??= undefined;
};

EventEmitter.defaultMaxListeners = 10;
EventEmitter.EventEmitter = EventEmitter;
EventEmitter.errorMonitor = Symbol("events.errorMonitor");
EventEmitter.captureRejectionSymbol = Symbol.for("nodejs.rejection");

const methods = {
  on(name, listener) {
    return add(this, name, listener, false);
  },
  prependListener(name, listener) {
    return add(this, name, listener, true);
  },
  once(name, listener) {
    check(listener);
    return this.on(name, onceOnly(this, name, listener));
  },
  prependOnceListener(name, listener) {
    check(listener);
    return this.prependListener(name, onceOnly(this, name, listener));
  },
  off(name, listener) {
    check(listener);
    const list = this._events?.[name] ?? [];
    for (let at = list.length - 1; at >= 0; at--) {
      if (list[at] !== listener && list[at].listener !== listener) continue;
      this._events[name] = list.toSpliced(at, 1);
      if (this._events[name].length === 0) {
        delete this._events[name];
        this._eventsCount--;
      }
      if (this._events.removeListener) this.emit("removeListener", name, listener);
      break;
    }
    return this;
  },
  removeAllListeners(name) {
    if (name === undefined) this._events = Object.create(null);
    else delete this._events?.[name];
    this._eventsCount = Object.keys(this._events ?? {}).length;
    return this;
  },
  emit(name, ...args) {
    const list = this._events?.[name];
    if (list === undefined) {
      if (name === "error") throwUnhandled(args[0]);
      return false;
    }
    for (const listener of list) Reflect.apply(listener, this, args);
    return true;
  },
  listenerCount(name) {
    return this._events?.[name]?.length ?? 0;
  },
  listeners(name) {
    return (this._events?.[name] ?? []).map((one) => one.listener ?? one);
  },
  rawListeners(name) {
    return [...(this._events?.[name] ?? [])];
  },
  eventNames() {
    return Reflect.ownKeys(this._events ?? {});
  },
  setMaxListeners(count) {
    this._maxListeners = count;
    return this;
  },
  getMaxListeners() {
    return this._maxListeners ?? EventEmitter.defaultMaxListeners;
  },
};
methods.addListener = methods.on;
methods.removeListener = methods.off;
for (const [name, value] of Object.entries(methods)) {
  Object.defineProperty(EventEmitter.prototype, name, {
    value,
    writable: true,
    configurable: true,
    enumerable: true,
  });
}

function add(emitter, name, listener, first) {
  check(listener);
  if (emitter._events === undefined) EventEmitter.init.call(emitter);
  if (emitter._events.newListener !== undefined) {
    emitter.emit("newListener", name, listener.listener ?? listener);
  }
  const list = emitter._events[name];
  if (list === undefined) {
    emitter._events[name] = [listener];
    emitter._eventsCount++;
  } else {
    // A new list, because the old one may be in use by an emit that goes on.
    emitter._events[name] = first ? [listener, ...list] : [...list, listener];
  }
  return emitter;
}

function onceOnly(emitter, name, listener) {
  const once = (...args) => {
    emitter.off(name, once);
    return Reflect.apply(listener, emitter, args);
  };
  once.listener = listener;
  return once;
}

function check(listener) {
  if (typeof listener !== "function") throw invalidArgument("listener", "of type function.", listener);
}

function throwUnhandled(error) {
  if (error instanceof Error) throw error;
  throw nodeError(Error, "ERR_UNHANDLED_ERROR", `Unhandled error. (${inspect(error)})`);
}

/** The arguments of the next event of that name; rejects at `error`. */
EventEmitter.once = (emitter, name) =>
  new Promise((resolve, reject) => {
    const onError = (error) => {
      emitter.off(name, onEvent);
      reject(error);
    };
    const onEvent = (...args) => {
      emitter.off("error", onError);
      resolve(args);
    };
    emitter.once(name, onEvent);
    if (name !== "error") emitter.once("error", onError);
  });

EventEmitter.listenerCount = (emitter, name) => emitter.listenerCount(name);

export class SimpleEventTarget {
  #emitter = new EventEmitter();
  addEventListener(type, listener, options) {
    const call = typeof listener === "function" ? listener : (event) => listener.handleEvent(event);
    if (options?.once) this.#emitter.once(type, call);
    else this.#emitter.on(type, call);
  }
  removeEventListener(type, listener) {
    this.#emitter.off(type, listener);
  }
  dispatchEvent(event) {
    this.#emitter.emit(event.type, event);
    return true;
  }
}
