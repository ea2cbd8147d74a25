import assert from "node:assert/strict";
import { testApp } from "../_app.ts";
import { importDemoSchool } from "../import_school.ts";
import { chromium, openBrowser } from "./_chromium.ts";

Deno.test({
  name: "in a browser a password logs in where it is right, and the form keeps the e-mail where it is not",
  ignore: chromium === null,
  async fn() {
    await using server = Deno.serve(
      { hostname: "127.0.0.1", port: 0, onListen() {} },
      (request) => app.answer(request, "127.0.0.1"),
    );
    const publicUrl = `http://127.0.0.1:${server.addr.port}`;
    await using app = await testApp({ publicUrl });
    const caller = app.as(await app.key({ school: "north" }));
    const profileDefaults = { name: "Asha", email: "asha@example.org", password: "pässwörd & more" };
    (await caller.post("create-new-user", { userId: "u", profileDefaults })).data();
    await using browser = await openBrowser();
    const { page } = browser;
    const send = () => Promise.all([page.waitForNavigation(), page.click("form button")]);
    await page.goto(`${publicUrl}/schools/north/login`);
    await page.type("input[name=email]", "Asha@example.org");
    await page.type("input[name=password]", "password & more");
    await send();
    assert.match(await page.$eval("main", (main) => main.innerText), /do not go together/);
    assert.equal(await page.$eval("input[name=email]", (input) => input.value), "Asha@example.org");
    await page.type("input[name=password]", profileDefaults.password);
    await send();
    assert.equal(page.url(), `${publicUrl}/dashboard`);
    assert.match(await page.$eval("main", (main) => main.innerText), /Hello, Asha/);
  },
});

Deno.test({
  name: "in a browser a link logs in once, in time, and logging out ends it",
  ignore: chromium === null,
  async fn() {
    await using server = Deno.serve(
      { hostname: "127.0.0.1", port: 0, onListen() {} },
      (request) => app.answer(request, "127.0.0.1"),
    );
    const publicUrl = `http://127.0.0.1:${server.addr.port}`;
    await using app = await testApp({ publicUrl });
    await importDemoSchool(app.db);
    const caller = app.as(await app.key({ school: "demo" }));
    const link = async (redirectTo: string) => {
      const made = await caller.post("get-login-link-for-user", {
        userIdentifier: { type: "email", email: "priya.nair@example.org" },
        redirectTo,
      });
      return String(made.data().loginUrl);
    };
    await using browser = await openBrowser();
    const { page } = browser;
    const says = async () => (await page.$eval("body", (body) => body.innerText)).replace(/\s+/g, " ");

    const first = await link("dashboard");
    await page.goto(first);
    assert.equal(page.url(), `${publicUrl}/dashboard`);
    assert.match(await says(), /Hello, Priya Nair.*C from the ground up 90 % completed.*Log out/);
    assert.equal(await page.evaluate("document.cookie"), "");
    // What stands on the page does what it says.
    await Promise.all([page.waitForNavigation(), page.click("nav a:nth-of-type(3)")]);
    assert.match(await says(), /Profile.*priya\.nair@example\.org/);

    await page.goto(first);
    assert.match(
      await says(),
      /This link does not open This login link has been used\..*You are logged in all the same/,
    );
    await Promise.all([page.waitForNavigation(), page.click("main p a")]);
    assert.equal(page.url(), `${publicUrl}/dashboard`);

    await Promise.all([page.waitForNavigation(), page.click("main form button")]);
    assert.match(await says(), /You are logged out/);
    assert.deepEqual(await browser.page.browserContext().cookies(), []);
    await page.goto(`${publicUrl}/dashboard`);
    assert.match(await says(), /You are not logged in/);

    const second = await link("/courses");
    app.now = new Date(app.now.getTime() + 600_000);
    await page.goto(second);
    assert.match(
      await says(),
      /This login link is too old\. Each opens for ten minutes\. Please ask your school/,
    );
    await page.goto(await link("/courses"));
    assert.equal(page.url(), `${publicUrl}/courses`);
  },
});
