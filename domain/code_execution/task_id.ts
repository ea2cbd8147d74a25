/**
 * A UUID of version 7 (RFC 9562, section 5.7): 48 bits of Unix milliseconds, the rest random. Ids that grow with time
 * keep the tables' indexes compact. `random` is 10 bytes.
 */
export function taskId(now: Date, random: Uint8Array): string {
  const bytes = new Uint8Array(16);
  const view = new DataView(bytes.buffer);
  view.setBigUint64(0, BigInt(now.getTime()) << 16n);
  bytes.set(random.subarray(0, 10), 6);
  bytes[6] = 0x70 | (bytes[6]! & 0x0f);
  bytes[8] = 0x80 | (bytes[8]! & 0x3f);
  return bytes.toHex().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** Whether a text is spelled as {@link taskId} spells. */
export function isTaskId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}
