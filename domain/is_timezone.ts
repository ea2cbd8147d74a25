/** Whether this is a zone of the IANA database, like `Asia/Kolkata`. An offset, like `+05:30`, is none. */
export function isTimezone(name: string): boolean {
  if (known.has(name)) return true;
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
  } catch {
    return false;
  }
  if (known.size < knownMax) known.add(name);
  return true;
}

/** Asking takes a fraction of a millisecond, more than all else that a request is checked for. */
const known = new Set<string>();

/** There are some 600, in any case of letters. */
const knownMax = 1_000;
