/** Whether this is a zone of the IANA database, like `Asia/Kolkata`. An offset, like `+05:30`, is none. */
export function isTimezone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
