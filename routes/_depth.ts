const [quote, backslash, openArray, closeArray, openObject, closeObject] = [
  0x22,
  0x5c,
  0x5b,
  0x5d,
  0x7b,
  0x7d,
];

/**
 * Whether JSON text nests arrays and objects deeper than `max`. Looks at bytes only, and skips from quote to quote, so
 * a long string costs next to nothing. Text that is not JSON gets some answer; parsing finds that out.
 */
export function nestsDeeperThan(bytes: Uint8Array, max: number): boolean {
  let depth = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === quote) {
      at = endOfString(bytes, at);
    } else if (byte === openArray || byte === openObject) {
      if (++depth > max) return true;
    } else if (byte === closeArray || byte === closeObject) {
      depth--;
    }
  }
  return false;
}

/** Place of the quote that closes the string opened at `start`, or the end of the text. */
function endOfString(bytes: Uint8Array, start: number): number {
  let at = start;
  while (true) {
    at = bytes.indexOf(quote, at + 1);
    if (at === -1) return bytes.length;
    let slashes = 0;
    while (bytes[at - 1 - slashes] === backslash) slashes++;
    if (slashes % 2 === 0) return at;
  }
}
