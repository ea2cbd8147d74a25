import assert from "node:assert/strict";
import { periodsOf, type PeriodUnit } from "./periods.ts";

/** A line a period: its name, its ends on the wall of the zone, its hours. */
const lines = (start: string, end: string, timezone: string, unit: PeriodUnit) =>
  periodsOf({ start: new Date(start), end: new Date(end) }, timezone, unit).map(({ name, start, end }) =>
    `${name} ${wall(start, timezone)} – ${wall(end, timezone)}, ${(+end - +start) / 3_600_000} h`
  );
const wall = (date: Date, timezone: string) =>
  date.toTemporalInstant().toZonedDateTimeISO(timezone).toString({
    timeZoneName: "never",
    smallestUnit: "minute",
  });

Deno.test("periodsOf clips the first and the last month, and leaves no gap", () => {
  assert.deepEqual(lines("2025-12-30T18:30:00Z", "2026-03-01T18:30:00Z", "Asia/Kolkata", "month"), [
    "2025-12 2025-12-31T00:00+05:30 – 2026-01-01T00:00+05:30, 24 h",
    "2026-01 2026-01-01T00:00+05:30 – 2026-02-01T00:00+05:30, 744 h",
    "2026-02 2026-02-01T00:00+05:30 – 2026-03-01T00:00+05:30, 672 h",
    "2026-03 2026-03-01T00:00+05:30 – 2026-03-02T00:00+05:30, 24 h",
  ]);
  assert.deepEqual(lines("2026-02-10T01:02:03Z", "2026-02-10T01:03:03Z", "Asia/Kathmandu", "month"), [
    `2026-02 2026-02-10T06:47+05:45 – 2026-02-10T06:48+05:45, ${1 / 60} h`,
  ]);
});

Deno.test("periodsOf gives one period to an empty range, and none that is only touched", () => {
  const instant = "2026-02-01T00:00:00Z";
  assert.deepEqual(lines(instant, instant, "UTC", "month"), [
    "2026-02 2026-02-01T00:00+00:00 – 2026-02-01T00:00+00:00, 0 h",
  ]);
  assert.deepEqual(lines("2026-01-31T00:00:00Z", instant, "UTC", "month"), [
    "2026-01 2026-01-31T00:00+00:00 – 2026-02-01T00:00+00:00, 24 h",
  ]);
});

Deno.test("periodsOf names weeks by the year of their Thursday", () => {
  const names = (start: string, end: string) =>
    periodsOf({ start: new Date(start), end: new Date(end) }, "UTC", "week").map(({ name }) => name);
  assert.deepEqual(names("2020-12-27T00:00:00Z", "2021-01-05T00:00:00Z"), [
    "2020-W52",
    "2020-W53",
    "2021-W01",
  ]);
  assert.deepEqual(names("2024-12-29T00:00:00Z", "2024-12-31T00:00:00Z"), ["2024-W52", "2025-W01"]);
  assert.deepEqual(names("2027-01-03T00:00:00Z", "2027-01-05T00:00:00Z"), ["2026-W53", "2027-W01"]);
  assert.equal(names("2016-01-01T00:00:00Z", "2026-01-01T00:00:00Z").length, 523);
});

Deno.test("periodsOf knows weeks and months of 23 and 25 hours' days", () => {
  assert.deepEqual(lines("2026-03-02T05:00:00Z", "2026-03-16T04:00:00Z", "America/New_York", "week"), [
    "2026-W10 2026-03-02T00:00-05:00 – 2026-03-09T00:00-04:00, 167 h",
    "2026-W11 2026-03-09T00:00-04:00 – 2026-03-16T00:00-04:00, 168 h",
  ]);
  assert.deepEqual(lines("2026-03-31T11:00:00Z", "2026-04-30T12:00:00Z", "Pacific/Auckland", "month"), [
    "2026-04 2026-04-01T00:00+13:00 – 2026-05-01T00:00+12:00, 721 h",
  ]);
});

Deno.test("periodsOf begins a month after a midnight that was left out, and at the first of two", () => {
  assert.deepEqual(lines("2005-03-15T00:00:00Z", "2005-04-15T00:00:00Z", "Asia/Damascus", "month"), [
    "2005-03 2005-03-15T02:00+02:00 – 2005-04-01T01:00+03:00, 406 h",
    "2005-04 2005-04-01T01:00+03:00 – 2005-04-15T03:00+03:00, 338 h",
  ]);
  assert.deepEqual(lines("2026-10-31T04:00:00Z", "2026-11-02T05:00:00Z", "America/Havana", "month"), [
    "2026-10 2026-10-31T00:00-04:00 – 2026-11-01T00:00-04:00, 24 h",
    "2026-11 2026-11-01T00:00-04:00 – 2026-11-02T00:00-05:00, 25 h",
  ]);
});

Deno.test("periodsOf has no gap where a day was left out, nor where clocks went back over midnight", () => {
  assert.deepEqual(lines("2011-12-26T10:00:00Z", "2012-01-01T10:00:00Z", "Pacific/Apia", "week"), [
    "2011-W52 2011-12-26T00:00-10:00 – 2012-01-02T00:00+14:00, 144 h",
  ]);
  // 23:30 on 31 October for the second time: November has begun 29 minutes ago.
  assert.deepEqual(lines("2009-11-01T03:00:00Z", "2009-11-01T04:00:00Z", "America/St_Johns", "month"), [
    "2009-11 2009-10-31T23:30-03:30 – 2009-11-01T00:30-03:30, 1 h",
  ]);
});
