import assert from "node:assert/strict";
import { startService } from "../_service.ts";

const env = { WORKERS: "0", DATABASE_URL: "" };

Deno.test("links lead to where serve listens, or to PUBLIC_URL; COUNTRY_HEADER says what money is shown", async () => {
  const directory = await Deno.makeTempDir();
  try {
    const courseLink = async (service: { call: Awaited<ReturnType<typeof startService>>["call"] }) => {
      const { courses } = await service.call<{ courses: { courseLink: string }[] }>("get-all-courses", {
        serviceSchoolId: "demo",
      });
      return courses[0]!.courseLink;
    };
    let key: string;
    {
      await using service = await startService({ directory, env });
      key = service.key;
      const link = await courseLink(service);
      assert.ok(link.startsWith(`${service.url}/schools/demo/courses/`), link);
      const page = await fetch(link, { headers: { "CF-IPCountry": "AU" } });
      assert.match(await page.text(), /<div class="amount"> ?₹/);
      assert.doesNotMatch(service.printed(), /PUBLIC_URL/);
    }
    const behindProxy = { PUBLIC_URL: "https://school.example/", COUNTRY_HEADER: "CF-IPCountry" };
    await using service = await startService({ directory, env: { ...env, ...behindProxy }, key });
    const link = await courseLink(service);
    assert.ok(link.startsWith("https://school.example/schools/demo/courses/"), link);
    const page = await fetch(service.url + new URL(link).pathname, { headers: { "CF-IPCountry": "AU" } });
    assert.match(await page.text(), /<div class="amount"> ?A\$/);
    const elsewhere = { ...env, HOST: "0.0.0.0", DATA_DIR: `${directory}/other` };
    await using open = await startService({ directory, env: elsewhere });
    assert.match(open.printed(), /set PUBLIC_URL to the address that clients know/);
  } finally {
    await Deno.remove(directory, { recursive: true });
  }
});
