/** A UUID of version 4 (RFC 9562, section 5.4) from 16 random bytes. */
export function uuid(random: Uint8Array): string {
  if (random.length !== 16) throw new RangeError(`Cannot make a UUID of ${random.length} bytes: it takes 16`);
  const bytes = random.slice();
  bytes[6] = 0x40 | (bytes[6]! & 0x0f);
  bytes[8] = 0x80 | (bytes[8]! & 0x3f);
  return bytes.toHex().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** Whether the text is spelled as a UUID, so that the database may be asked for it. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
