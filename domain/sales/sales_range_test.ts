import assert from "node:assert/strict";
import { Refusal } from "../refusals.ts";
import { type Bound, rangeOf } from "./sales_range.ts";

const bound = (text: string): Bound => text.length === 10 ? Temporal.PlainDate.from(text) : new Date(text);
const range = (from: string, to: string, timezone = "UTC") => {
  const { start, end } = rangeOf({ from: bound(from), to: bound(to), timezone });
  return `${start.toISOString()} ${end.toISOString()}`.replaceAll(".000Z", "Z");
};
const refusal = (path: string, sentence: string) => new Refusal("invalid-argument", sentence, { path });

Deno.test("rangeOf takes both days whole, in their zone", () => {
  assert.equal(range("2026-02-01", "2026-02-01"), "2026-02-01T00:00:00Z 2026-02-02T00:00:00Z");
  assert.equal(
    range("2026-02-01", "2026-02-28", "Asia/Kathmandu"),
    "2026-01-31T18:15:00Z 2026-02-28T18:15:00Z",
  );
  assert.equal(
    range("2026-01-01", "2026-01-01", "Pacific/Kiritimati"),
    "2025-12-31T10:00:00Z 2026-01-01T10:00:00Z",
  );
});

Deno.test("rangeOf knows days of 23 and 25 hours", () => {
  const newYork = (day: string) => range(day, day, "America/New_York");
  assert.equal(newYork("2026-03-08"), "2026-03-08T05:00:00Z 2026-03-09T04:00:00Z");
  assert.equal(newYork("2026-11-01"), "2026-11-01T04:00:00Z 2026-11-02T05:00:00Z");
});

Deno.test("rangeOf begins a day after a midnight that was left out", () => {
  assert.equal(
    range("2018-11-04", "2018-11-04", "America/Sao_Paulo"),
    "2018-11-04T03:00:00Z 2018-11-05T02:00:00Z",
    "from 01:00 on",
  );
  assert.equal(
    range("2024-04-26", "2024-04-26", "Africa/Cairo"),
    "2024-04-25T22:00:00Z 2024-04-26T21:00:00Z",
    "from 01:00 on",
  );
});

Deno.test("rangeOf gives a day that was left out no time, and the days around it theirs", () => {
  const apia = (from: string, to: string) => range(from, to, "Pacific/Apia");
  assert.equal(apia("2011-12-30", "2011-12-30"), "2011-12-30T10:00:00Z 2011-12-30T10:00:00Z");
  assert.equal(apia("2011-12-29", "2011-12-30"), "2011-12-29T10:00:00Z 2011-12-30T10:00:00Z");
  assert.equal(apia("2011-12-30", "2011-12-31"), "2011-12-30T10:00:00Z 2011-12-31T10:00:00Z");
});

Deno.test("rangeOf takes instants as they are, and a day beside one", () => {
  assert.equal(
    range("2026-02-01T00:00:00.001+05:30", "2026-02-01T00:00:00Z", "America/New_York"),
    "2026-01-31T18:30:00.001Z 2026-02-01T00:00:00Z",
  );
  assert.equal(
    range("2026-02-01T12:00:00Z", "2026-02-01", "America/New_York"),
    "2026-02-01T12:00:00Z 2026-02-02T05:00:00Z",
  );
  assert.equal(
    range("2026-02-01", "2026-02-01T12:00:00Z", "America/New_York"),
    "2026-02-01T05:00:00Z 2026-02-01T12:00:00Z",
  );
});

Deno.test("rangeOf refuses an end before the beginning", () => {
  for (const zone of ["UTC", "Pacific/Apia"]) {
    assert.throws(
      () => range("2011-12-31", "2011-12-30", zone),
      refusal("to", "must not be before from, 2011-12-31, but is 2011-12-30"),
    );
  }
  const [one, other] = ["2026-02-01T00:00:00Z", "2026-01-31T23:59:59.999Z"];
  for (const to of [one, other, "2026-01-31"]) {
    assert.throws(() => range(one, to), refusal("to", `must be later than from, ${one}, but is ${to}`));
  }
  assert.throws(
    () => range("2026-02-02", one, "Asia/Kolkata"),
    refusal("to", `must be later than from, 2026-02-02, but is ${one}`),
  );
});

Deno.test("rangeOf allows ten years and no day more", () => {
  assert.equal(range("2016-02-02", "2026-02-01"), "2016-02-02T00:00:00Z 2026-02-02T00:00:00Z");
  const sentence = (from: string, to: string) => `must be at most 10 years after from, ${from}, but is ${to}`;
  assert.throws(
    () => range("2016-02-02", "2026-02-02"),
    refusal("to", sentence("2016-02-02", "2026-02-02")),
  );
  // Ten years later New York's clocks stand another way on that day: an hour more.
  const [from, ten] = ["2015-03-09T05:00:00Z", "2025-03-09T06:00:00Z"];
  assert.equal(range(from, ten, "America/New_York"), `${from} ${ten}`);
  const more = "2025-03-09T06:00:00.001Z";
  assert.throws(() => range(from, more, "America/New_York"), refusal("to", sentence(from, more)));
});

Deno.test("rangeOf refuses what four digits cannot say, in every zone", () => {
  for (const zone of ["UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
    assert.match(range("0002-01-01", "0002-01-01", zone), /^000[12]-/);
    assert.match(range("9998-12-31", "9998-12-31", zone), / 999[89]-/);
    for (const day of ["0000-12-31", "0001-12-31", "9999-01-01"]) {
      const sentence = `must be in the years 2 to 9998, but is ${day}`;
      assert.throws(() => range(day, "2026-01-01", zone), refusal("from", sentence));
      assert.throws(() => range("2026-01-01", day, zone), refusal("to", sentence));
    }
  }
});

Deno.test("rangeOf refuses a zone that is none", () => {
  for (const zone of ["", "Mars/Olympus", "+05:30"]) {
    assert.throws(
      () => range("2026-01-01", "2026-01-01", zone),
      refusal(
        "timezone",
        `must be the IANA name of a time zone, like Asia/Kolkata, but is ${JSON.stringify(zone)}`,
      ),
    );
  }
});
