/** What came, for the sentence of an error: never more than some 60 characters of it. */
export function shown(value: unknown): string {
  if (value === undefined) return "nothing";
  if (Array.isArray(value)) return `an array of ${value.length}`;
  if (typeof value === "object" && value !== null) return "an object";
  const text = typeof value === "string" && value.length > 60 ? `${cut(value)}…` : value;
  return JSON.stringify(text);
}

/** Without half a character at the end. */
function cut(value: string): string {
  const last = value.charCodeAt(59);
  return value.slice(0, last >= 0xd800 && last < 0xdc00 ? 59 : 60);
}
