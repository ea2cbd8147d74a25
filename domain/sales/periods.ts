/** A month or an ISO week of a zone's calendar, as far as it is in a range: from `start` until before `end`. */
export interface Period {
  /** `2026-02`, or `2026-W07`. */
  name: string;
  start: Date;
  end: Date;
}

/** What a range is divided into. */
export const periodUnits = ["month", "week"] as const;
export type PeriodUnit = (typeof periodUnits)[number];

/**
 * The periods of a range, in order and without a gap; the first and the last are clipped to it. An empty range is in one.
 *
 * They are found here and not in the database: it takes the second of two midnights for the beginning of a day
 * (America/Havana, 1 November 2026), and an older server knows older clocks.
 */
export function periodsOf(
  range: { start: Date; end: Date },
  timezone: string,
  unit: PeriodUnit,
): Period[] {
  const periods: Period[] = [];
  let day = firstDay(dayOf(range.start, timezone), unit);
  let end: Date;
  do {
    const start = startOf(day, timezone);
    const name = nameOf(day, unit);
    day = day.add(unit === "month" ? { months: 1 } : { weeks: 1 });
    end = startOf(day, timezone);
    // Clocks that go back over midnight (America/St_Johns until 2011) have shown the next day before.
    if (end <= range.start) continue;
    periods.push({
      name,
      start: start < range.start ? range.start : start,
      end: end > range.end ? range.end : end,
    });
  } while (end < range.end);
  return periods;
}

/** The first instant of a day. Not every day begins at midnight, and a few were never there at all. */
export function startOf(day: Temporal.PlainDate, timezone: string): Date {
  return new Date(day.toZonedDateTime(timezone).epochMilliseconds);
}

/** What the calendar of a zone shows. */
function dayOf(instant: Date, timezone: string): Temporal.PlainDate {
  return instant.toTemporalInstant().toZonedDateTimeISO(timezone).toPlainDate();
}

function firstDay(day: Temporal.PlainDate, unit: PeriodUnit): Temporal.PlainDate {
  return unit === "month" ? day.with({ day: 1 }) : day.subtract({ days: day.dayOfWeek - 1 });
}

function nameOf(day: Temporal.PlainDate, unit: PeriodUnit): string {
  if (unit === "month") return day.toPlainYearMonth().toString();
  // The year that has the week's Thursday, which is not always its Monday's.
  const [year, week] = [day.yearOfWeek!, day.weekOfYear!];
  return `${String(year).padStart(4, "0")}-W${String(week).padStart(2, "0")}`;
}
