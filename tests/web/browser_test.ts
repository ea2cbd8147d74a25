import assert from "node:assert/strict";
import { testApp } from "../_app.ts";
import { importDemoSchool } from "../import_school.ts";
import { chromium, domOf } from "./_chromium.ts";

Deno.test({
  name: "a <track> of another origin's page shows the captions",
  ignore: chromium === null,
  async fn() {
    await using app = await testApp();
    await importDemoSchool(app.db);
    const serve = (respond: (request: Request) => Response | Promise<Response>) =>
      Deno.serve({ hostname: "127.0.0.1", port: 0, onListen() {} }, respond);
    await using lyceum = serve((request) => app.answer(request, "127.0.0.1"));
    const caller = app.as(await app.key({ school: "demo" }));
    const caption = await caller.post("get-live-event-session-caption", {
      liveEventSessionId: "session-kickoff",
    });
    const url = new URL(String(caption.data().captionEnglishDownloadUrl));
    url.protocol = "http:";
    url.host = `127.0.0.1:${lyceum.addr.port}`;
    const pageWith = (address: URL) =>
      `<!doctype html><video crossorigin="anonymous"><track src="${
        address.href.replaceAll("&", "&amp;")
      }" srclang="en"></video>
      <p>waiting</p>
      <script>
        const element = document.querySelector("track");
        const says = (text) => document.querySelector("p").textContent = text;
        element.onload = () => says([...element.track.cues].map((cue) => cue.text).join(" | "));
        element.onerror = () => says("refused");
        element.track.mode = "hidden";
      </script>`;
    const changed = new URL(url);
    changed.searchParams.set("session", "session-office-hours-1");
    await using elsewhere = serve((request) =>
      new Response(pageWith(new URL(request.url).pathname === "/changed" ? changed : url), {
        headers: { "Content-Type": "text/html" },
      })
    );
    const origin = `http://127.0.0.1:${elsewhere.addr.port}`;
    assert.match(
      await domOf(`${origin}/`),
      /<p>Good evening, and welcome to the cohort\. \| In twelve weeks/,
    );
    assert.match(await domOf(`${origin}/changed`), /<p>refused<\/p>/);
  },
});

Deno.test({
  name: "a course's page runs nothing that a school wrote into it",
  ignore: chromium === null,
  async fn() {
    await using app = await testApp();
    const caller = app.as(await app.key({ school: "demo" }));
    const script = `<script>document.title = "ran"</script><img src="x" onerror="document.title = 'ran'">`;
    const made = await caller.post("create-course", {
      title: `A ${script}`,
      shortDescription: script,
      longDescription: `**bold** ${script} [link](javascript:document.title='ran')`,
      status: "Published",
      goals: [script],
      faqs: [{ questionMarkdown: script, answerMarkdown: script }],
      reviews: [{ ratingOutOf10: 5, reviewContent: script, nameOfReviewer: script }],
    });
    await using lyceum = Deno.serve(
      { hostname: "127.0.0.1", port: 0, onListen() {} },
      (request) => app.answer(request, "127.0.0.1"),
    );
    const url = `http://127.0.0.1:${lyceum.addr.port}/schools/demo/courses/${made.data().slug}`;
    const dom = await domOf(url);
    assert.match(dom, /<strong>bold<\/strong>/);
    assert.match(dom, /<title>A &lt;script&gt;/);
    assert.doesNotMatch(dom, /<script|<img|href="javascript/);
  },
});
