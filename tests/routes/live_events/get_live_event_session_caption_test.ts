import assert from "node:assert/strict";
import { getLiveEventSessionCaption } from "../../../routes/live_events/get_live_event_session_caption.ts";
import { testApp } from "../../_app.ts";
import { importDemoSchool, importSchools } from "../../import_school.ts";

const app = await testApp();
await importDemoSchool(app.db);
const session = (id: string, ...languages: string[]) => ({
  id,
  title: id,
  startsAt: "2026-01-01T00:00:00Z",
  endsAt: "2026-01-01T01:00:00Z",
  captions: languages.map((language) => ({ language, webvtt: `WEBVTT\n\nNOTE ${language}: ध्वनि\n` })),
});
await importSchools(app.db, {
  id: "north",
  name: "North",
  country: "IN",
  liveEvents: [{
    id: "event",
    title: "Event",
    sessions: [
      session("a/b ?&=é", "en-GB", "en", "hi"),
      session("british", "en-GB", "fr"),
      session("hindi", "hi"),
    ],
  }],
});
Deno.test.beforeEach(() => {
  app.now = new Date("2026-02-01T09:30:00Z");
});
Deno.test.afterAll(() => app[Symbol.asyncDispose]());

const demo = app.as(await app.key({ school: "demo", scopes: ["read"] }));
const north = app.as(await app.key({ school: "north", scopes: ["read"] }));
const link = async (who: typeof demo, liveEventSessionId: string) =>
  (await who.post("get-live-event-session-caption", { liveEventSessionId })).data()
    .captionEnglishDownloadUrl as string;
const unsigned = (url: unknown) => String(url).replace(/[A-Za-z0-9_-]{43}$/, "");

Deno.test("get-live-event-session-caption answers as its example says, but for the signature", async () => {
  const { payload, data } = getLiveEventSessionCaption.example;
  const url = await link(demo, String(payload.liveEventSessionId));
  assert.equal(unsigned(url), unsigned(data.captionEnglishDownloadUrl));
  assert.notEqual(unsigned(url), url);
});

Deno.test("the address serves WebVTT to every origin, without a key", async () => {
  const answer = await app.send(await link(demo, "session-kickoff"), {
    headers: { Origin: "https://elsewhere.example" },
  });
  assert.equal(answer.status, 200);
  assert.match(answer.text, /^WEBVTT\n\n00:00:00\.000 --> /);
  const header = (name: string) => answer.headers.get(name);
  assert.equal(header("Content-Type"), "text/vtt; charset=utf-8");
  assert.equal(header("Access-Control-Allow-Origin"), "*");
  assert.equal(header("Cross-Origin-Resource-Policy"), "cross-origin");
  assert.equal(header("Cache-Control"), "private, max-age=3600");
  assert.equal(header("X-Content-Type-Options"), "nosniff");
});

Deno.test("English comes in any of its kinds, plain English first, whatever the session is called", async () => {
  assert.equal((await app.send(await link(north, "a/b ?&=é"))).text, "WEBVTT\n\nNOTE en: ध्वनि\n");
  assert.equal((await app.send(await link(north, "british"))).text, "WEBVTT\n\nNOTE en-GB: ध्वनि\n");
});

Deno.test("the address opens for one hour", async () => {
  const url = await link(demo, "session-kickoff");
  app.now = new Date("2026-02-01T10:29:59Z");
  assert.equal((await app.send(url)).status, 200);
  app.now = new Date("2026-02-01T10:30:00Z");
  const late = await app.send(url);
  assert.deepEqual([late.status, late.text], [
    410,
    "This address opened for an hour, which is over. Ask for another.\n",
  ]);
  assert.equal(late.headers.get("Access-Control-Allow-Origin"), "*");
});

Deno.test("no part of the address can be changed", async () => {
  const url = await link(north, "british");
  const other = await link(demo, "session-kickoff");
  const changes: Record<string, string[]> = {
    school: ["demo", "", "nobody", "north\0"],
    session: ["hindi", "a/b ?&=é", ""],
    language: ["en", "fr", ""],
    expires: ["1769941801", "01769941800", "1769941800.0", "+1769941800", "99999999999999", "", "x"],
    signature: ["", "A", new URL(other).searchParams.get("signature")!],
  };
  for (const [name, values] of Object.entries(changes)) {
    for (const value of values) {
      const changed = new URL(url);
      changed.searchParams.set(name, value);
      const answer = await app.send(changed.href);
      assert.deepEqual([answer.status, answer.text], [
        403,
        "This address was not made by this service, or was changed.\n",
      ], `${name}=${value}`);
    }
    const without = new URL(url);
    without.searchParams.delete(name);
    assert.equal((await app.send(without.href)).status, 403);
  }
  assert.equal((await app.send("/captions.vtt")).status, 403);
  assert.equal((await app.send(url)).status, 200);
});

Deno.test("get-live-event-session-caption finds only what has English captions, in the key's school", async () => {
  const messages = async (liveEventSessionId: string) =>
    (await north.post("get-live-event-session-caption", { liveEventSessionId })).outputs();
  const at = "not-found: data[0].data.liveEventSessionId:";
  assert.deepEqual(await messages("hindi"), [`${at} There are no English captions yet of session "hindi"`]);
  for (const id of ["session-kickoff", "nothing"]) {
    assert.deepEqual(await messages(id), [`${at} There is no session "${id}"`]);
  }
});

Deno.test("as long as the database is not open, the address says so", async () => {
  const { captionsPage } = await import("../../../web/captions.ts");
  const answer = await captionsPage.respond(new Request("https://lyceum.example/captions.vtt"), {
    parts: {},
    context: null,
    admit: () => Promise.resolve(null),
  });
  assert.deepEqual([answer.status, answer.headers.get("Retry-After")], [503, "1"]);
});
