/** @throws {TypeError} unless the name means the same channel on both engines, quoted or not. */
export function checkChannel(channel: string): void {
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(channel)) {
    throw new TypeError(
      `Cannot listen on "${channel}": a channel is 1 to 63 small letters, digits and _, beginning with no digit`,
    );
  }
}
