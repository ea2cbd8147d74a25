import { isTimezone } from "../domain/is_timezone.ts";

/** An instant for people of a school: `2 March 2026 at 19:00`, with its zone. */
export function when(date: Date, timezone: string): string {
  const options = { dateStyle: "long", timeStyle: "short" } as const;
  const text = new Intl.DateTimeFormat("en-GB", { ...options, timeZone: known(timezone) }).format(date);
  return `${text} (${known(timezone)})`;
}

/** A day for people of a school: `2 March 2026`. */
export function day(date: Date, timezone: string): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: known(timezone) }).format(date);
}

/** A zone that this build's tables do not have is no reason to show nothing. */
function known(timezone: string): string {
  return isTimezone(timezone) ? timezone : "UTC";
}
