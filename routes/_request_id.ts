/** The header by which a request is named on both sides. */
export const requestIdHeader = "X-Request-Id";

/**
 * The id of a request: the caller's own where it is one that can stand in a log without harm, so that both logs can be
 * laid side by side; otherwise a new one of 96 random bits.
 */
export function requestIdOf(headers: Headers, random: (length: number) => Uint8Array): string {
  const given = headers.get(requestIdHeader);
  if (given !== null && /^[A-Za-z0-9._~-]{1,64}$/.test(given)) return given;
  return random(12).toBase64({ alphabet: "base64url" });
}
