import { isTimezone } from "../is_timezone.ts";
import { Refusal } from "../refusals.ts";
import { shown } from "../schema_words/shown.ts";
import { startOf } from "./periods.ts";

/** Where a range begins or ends: a day of the calendar, which belongs to it whole, or an instant. */
export type Bound = Temporal.PlainDate | Date;

/** From `start` until before `end`. */
export interface SalesRange {
  start: Date;
  end: Date;
}

/** How long a range may be. */
const yearsMax = 10;

/**
 * The instants that a range is between. `to` as an instant does not belong to it (decision 37).
 *
 * @throws {Refusal} `invalid-argument` for a zone that is not there, and for a range that is empty or too long
 */
export function rangeOf({ from, to, timezone }: { from: Bound; to: Bound; timezone: string }): SalesRange {
  if (!isTimezone(timezone)) {
    throw invalid(
      "timezone",
      `must be the IANA name of a time zone, like Asia/Kolkata, but is ${shown(timezone)}`,
    );
  }
  for (const [path, bound] of [["from", from], ["to", to]] as const) {
    // So that instants can be written in four digits, and stored, wherever the zone is.
    const year = bound instanceof Date ? bound.getUTCFullYear() : bound.year;
    if (year < 2 || year > 9998) {
      throw invalid(path, `must be in the years 2 to 9998, but is ${written(bound)}`);
    }
  }
  const start = from instanceof Date ? from : startOf(from, timezone);
  const end = to instanceof Date ? to : startOf(to.add({ days: 1 }), timezone);
  if (isEmpty(from, to, { start, end })) {
    const after = from instanceof Date || to instanceof Date ? "must be later than" : "must not be before";
    throw invalid("to", `${after} from, ${written(from)}, but is ${written(to)}`);
  }
  const last = start.toTemporalInstant().toZonedDateTimeISO(timezone).add({ years: yearsMax });
  if (end.getTime() > last.epochMilliseconds) {
    throw invalid(
      "to",
      `must be at most ${yearsMax} years after from, ${written(from)}, but is ${written(to)}`,
    );
  }
  return { start, end };
}

/** Two days are a range even where they are one that clocks have left out (30 December 2011 in Apia). */
function isEmpty(from: Bound, to: Bound, { start, end }: SalesRange): boolean {
  return from instanceof Date || to instanceof Date ? end <= start : Temporal.PlainDate.compare(from, to) > 0;
}

function written(bound: Bound): string {
  return bound instanceof Date ? bound.toISOString().replace(".000Z", "Z") : bound.toString();
}

function invalid(path: string, sentence: string): Refusal {
  return new Refusal("invalid-argument", sentence, { path });
}
