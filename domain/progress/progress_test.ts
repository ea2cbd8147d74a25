import assert from "node:assert/strict";
import fc from "fast-check";
import { bundleProgress, courseProgress, type ItemCounts } from "./progress.ts";

const of = (completed: number, published: number): ItemCounts => ({ completed, published });

Deno.test("a course's progress is completed over published items, in percent with two decimals, half up", () => {
  assert.equal(courseProgress(of(0, 0)), 0, "nothing to complete");
  assert.equal(courseProgress(of(0, 7)), 0);
  assert.equal(courseProgress(of(7, 7)), 100);
  assert.equal(courseProgress(of(1, 3)), 33.33);
  assert.equal(courseProgress(of(2, 3)), 66.67);
  assert.equal(courseProgress(of(1, 16)), 6.25);
  assert.equal(courseProgress(of(1, 32)), 3.13, "3.125 is half, and goes up");
  assert.equal(
    courseProgress(of(201, 20_000)),
    1.01,
    "1.005, which as a binary fraction lies below the half",
  );
  assert.equal(courseProgress(of(19_999, 20_000)), 100, "99.995");
});

Deno.test("a bundle's progress is the mean over its courses as they are shown, half up", () => {
  assert.equal(bundleProgress([]), 0, "no course");
  assert.equal(bundleProgress([of(2, 3)]), 66.67);
  assert.equal(bundleProgress([of(1, 1), of(0, 4)]), 50, "each course counts the same, whatever its size");
  assert.equal(bundleProgress([of(2, 3), of(0, 1)]), 33.34, "66.67 and 0");
  assert.equal(bundleProgress([of(1, 1), of(0, 0)]), 50, "a course without items is not begun");
});

const counts = fc.integer({ min: 0, max: 5_000 }).chain((published) =>
  fc.record({ published: fc.constant(published), completed: fc.integer({ min: 0, max: published }) })
);

/** Progress as one does it on paper: long division to two decimals, and one more when the rest is half or more. */
function onPaper(dividend: number, divisor: number): string {
  let digits = "";
  let rest = dividend;
  const whole = Math.floor(rest / divisor);
  rest -= whole * divisor;
  for (let place = 0; place < 2; place++) {
    rest *= 10;
    const digit = Math.floor(rest / divisor);
    digits += digit;
    rest -= digit * divisor;
  }
  if (rest * 2 < divisor) return `${whole}.${digits}`;
  const [wholeUp, digitsUp] = (digits === "99" ? [whole + 1, 0] : [whole, Number(digits) + 1]) as [
    number,
    number,
  ];
  return `${wholeUp}.${String(digitsUp).padStart(2, "0")}`;
}

Deno.test("the progress of any course is what one works out on paper", () => {
  fc.assert(
    fc.property(counts, ({ completed, published }) => {
      const expected = published === 0 ? "0.00" : onPaper(completed * 100, published);
      assert.equal(courseProgress({ completed, published }).toFixed(2), expected);
    }),
    { seed: 28, numRuns: 5_000 },
  );
});

Deno.test("the progress of any bundle is what one works out on paper of what its courses show", () => {
  fc.assert(
    fc.property(fc.array(counts, { minLength: 1, maxLength: 40 }), (courses) => {
      const cents = courses.map((counts) => Number(courseProgress(counts).toFixed(2).replace(".", "")));
      const sum = cents.reduce((a, b) => a + b);
      // A hundredth of the mean of so many hundredths.
      assert.equal(bundleProgress(courses).toFixed(2), onPaper(sum, courses.length * 100));
    }),
    { seed: 28, numRuns: 2_000 },
  );
});

Deno.test("progress grows with what is completed, and is a number that JSON writes with two decimals at most", () => {
  fc.assert(
    fc.property(counts, counts, (one, other) => {
      const progress = courseProgress(one);
      assert.match(JSON.stringify(progress), /^(100|[0-9]{1,2}(\.[0-9]{1,2})?)$/);
      assert.match(JSON.stringify(bundleProgress([one, other])), /^(100|[0-9]{1,2}(\.[0-9]{1,2})?)$/);
      if (one.completed < one.published) {
        assert.ok(courseProgress({ ...one, completed: one.completed + 1 }) >= progress);
      }
    }),
    { seed: 28, numRuns: 2_000 },
  );
});
