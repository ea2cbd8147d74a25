/** An error: its stack, with the name that it bears by now; in brackets when no line says where it was made. */
export function formatError(error, constructor, keys, state) {
  let stack = typeof error.stack === "string" && error.stack !== ""
    ? error.stack
    : Error.prototype.toString.call(error);
  hideRepeated(error, keys, stack);
  for (const name of ["cause", "errors"]) {
    if (
      Object.hasOwn(error, name) && !keys.includes(name) && (name === "cause" || Array.isArray(error.errors))
    ) {
      keys.push(name);
    }
  }
  stack = withName(stack, error, constructor);
  const messageAt = typeof error.message === "string" && error.message !== ""
    ? stack.indexOf(error.message)
    : -1;
  const from = messageAt < 0 ? 0 : messageAt + error.message.length;
  if (stack.indexOf("\n    at", from) < 0) stack = `[${stack}]`;
  return state.indentation === 0 ? stack : stack.replaceAll("\n", `\n${" ".repeat(state.indentation)}`);
}

/** Own properties that the stack says already. */
function hideRepeated(error, keys, stack) {
  for (const name of ["name", "message", "stack"]) {
    const at = keys.indexOf(name);
    if (at >= 0 && (typeof error[name] !== "string" || stack.includes(error[name]))) keys.splice(at, 1);
  }
}

/** V8 writes the stack when the error is made, with the name that it bore then. */
function withName(stack, error, constructor) {
  const name = error.name === undefined || error.name === null ? constructor ?? "Error" : String(error.name);
  const wanted =
    constructor !== null && constructor !== name && !name.includes(constructor) && name === "Error"
      ? constructor
      : name;
  if (wanted === "" || stack.split("\n", 1)[0].includes(wanted)) return stack;
  const first = /^([A-Z][a-z_ A-Z0-9[\]()-]+)(?::|\n {4}at)/.exec(stack) ??
    /^([a-z_A-Z0-9-]*Error)$/.exec(stack);
  return first === null ? stack : `${wanted}${stack.slice(first[1].length)}`;
}
