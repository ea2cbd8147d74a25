import assert from "node:assert/strict";
import { isTimezone } from "./is_timezone.ts";

Deno.test("isTimezone knows every name that is or was in use, and takes no offset for one", () => {
  for (
    const name of [...Intl.supportedValuesOf("timeZone"), "UTC", "Asia/Calcutta", "US/Pacific", "Etc/GMT+5"]
  ) {
    assert.equal(isTimezone(name), true, name);
  }
  for (
    const name of ["", "+05:30", "-0800", "Z", "IST ", "Mars/Olympus", "Asia/Kolkata[u-ca=iso8601]", "é"]
  ) {
    assert.equal(isTimezone(name), false, name);
  }
});
