import { host } from "./host.js";

/**
 * The event loop, as Node's has its phases: timers, what was read, immediates; and between any two calls first what
 * `process.nextTick` took, then the jobs of promises. Time is the guest's: waiting for a timer is sleeping.
 */
const ticks = [];
const timers = [];
let tasks = [];
let immediates = [];
let sequence = 0;
/** What to do with an error that nobody caught; set by `process.js`. */
const handlers = { uncaught: null, settle: null };

export function onUncaught(handle) {
  handlers.uncaught = handle;
}

/** To be called when no job is left: unhandled rejections are told then. */
export function onSettled(handle) {
  handlers.settle = handle;
}

export function nextTick(call, args) {
  ticks.push({ call, args });
}

/** Has something called as if the host had just answered. */
export function later(call, ...args) {
  tasks.push({ call, args });
}

export function addImmediate(immediate) {
  immediates.push(immediate);
}

export function removeImmediate(immediate) {
  immediates = immediates.filter((one) => one !== immediate);
}

export function nowMs() {
  return Number(host.clock(1)) / 1e6;
}

/** Timers lie in the order in which they are due; of two that are due together, the older is first. */
export function addTimer(timer) {
  timer.at = nowMs() + timer.delay;
  timer.sequence = sequence++;
  let low = 0;
  let high = timers.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (timers[middle].at <= timer.at) low = middle + 1;
    else high = middle;
  }
  timers.splice(low, 0, timer);
}

export function removeTimer(timer) {
  const at = timers.indexOf(timer);
  if (at >= 0) timers.splice(at, 1);
}

/** Calls something from outside; what it throws is the program's to catch, or its end. Then nothing of its doing is left to do. */
export function enter(call, args = [], self = undefined) {
  try {
    Reflect.apply(call, self, args);
  } catch (error) {
    handlers.uncaught(error);
  }
  drain();
}

export function drain() {
  do {
    while (ticks.length > 0) {
      const { call, args } = ticks.shift();
      try {
        call(...args);
      } catch (error) {
        handlers.uncaught(error);
      }
    }
    host.runJobs();
    if (ticks.length === 0) handlers.settle?.();
  } while (ticks.length > 0);
}

/** Runs until nothing is left to happen. */
export function runLoop() {
  for (;;) {
    runTimers();
    const now = tasks;
    tasks = [];
    for (const { call, args } of now) enter(call, args);
    const round = immediates;
    immediates = [];
    for (const immediate of round) if (!immediate.cleared) enter(immediate.call, immediate.args);
    if (tasks.length > 0 || immediates.length > 0) continue;
    const next = timers.find((timer) => timer.isRef);
    if (next === undefined) return;
    const wait = timers[0].at - nowMs();
    if (wait > 0) host.sleep(wait);
  }
}

/** A timer of a millisecond is due at once: natively that is how long a turn takes. */
function runTimers() {
  if (timers.length === 0) return;
  const started = sequence;
  for (;;) {
    const timer = timers[0];
    if (timer === undefined || timer.sequence >= started) return;
    const early = timer.at - nowMs();
    if (early > 1) return;
    if (early > 0) host.sleep(early);
    timers.shift();
    if (timer.repeats) {
      enter(timer.call, timer.args, timer.handle);
      if (!timer.cleared) addTimer(timer);
    } else {
      timer.done = true;
      enter(timer.call, timer.args, timer.handle);
    }
  }
}
