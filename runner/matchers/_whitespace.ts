const newline = 10;

/** ASCII whitespace: \t \n \v \f \r and space. No-break space and its kin are text. */
export function isWhitespace(byte: number | undefined): boolean {
  return byte === 32 || (byte !== undefined && byte >= 9 && byte <= 13);
}

/** The bytes between the first and the last that are no whitespace; a view, nothing is copied. */
export function trim(bytes: Uint8Array): Uint8Array {
  let start = 0;
  let end = bytes.length;
  while (start < end && isWhitespace(bytes[start])) start++;
  while (end > start && isWhitespace(bytes[end - 1])) end--;
  return bytes.subarray(start, end);
}

/**
 * Every line trimmed and joined by \n, empty lines at both ends dropped. \n being whitespace itself, trimming the whole
 * drops those lines and the outer ends of the first and last one.
 */
export function trimLines(bytes: Uint8Array): Uint8Array {
  const text = trim(bytes);
  const result = new Uint8Array(text.length);
  let length = 0;
  /** One past the last byte of this line that is no whitespace. */
  let lineEnd = 0;
  let inLine = false;
  for (let i = 0; i < text.length; i++) {
    const byte = text[i]!;
    if (byte === newline) {
      if (inLine) length = lineEnd;
      result[length++] = newline;
      inLine = false;
    } else if (!isWhitespace(byte)) {
      inLine = true;
      result[length++] = byte;
      lineEnd = length;
    } else if (inLine) {
      result[length++] = byte;
    }
  }
  return result.subarray(0, length);
}
