import assert from "node:assert/strict";
import { getVideoLibrary } from "../../../routes/videos/get_video_library.ts";
import { testApp } from "../../_app.ts";
import { importDemoSchool, importSchools } from "../../import_school.ts";

const app = await testApp();
await importDemoSchool(app.db);
const video = (id: string, more: object = {}) => ({
  id,
  title: `Lesson ${id}`,
  folderPath: "/",
  status: "Ready",
  createdAt: "2026-01-01T00:00:00Z",
  ...more,
});
await importSchools(app.db, {
  id: "north",
  name: "North",
  country: "IN",
  videos: [
    // Of the same instant: by id. v-10 to v-49 in the root, and newer ones with other titles.
    ...Array.from({ length: 40 }, (_, index) => video(`v-${index + 10}`)),
    video("newest", { createdAt: "2026-01-02T00:00:00Z", title: "100 % Élan_vital" }),
    video("deep", { folderPath: "/a/b" }),
  ],
}, { id: "empty", name: "Empty", country: "IN" });
Deno.test.afterAll(() => app[Symbol.asyncDispose]());

const caller = async (school: string) => app.as(await app.key({ school, scopes: ["read"] }));
const [demo, north, empty] = [await caller("demo"), await caller("north"), await caller("empty")];

interface Library {
  totalResults: number;
  videoData: { videoId: string }[];
  absoluteFolderPaths: string[];
}
const library = async (who: typeof demo, payload: object) =>
  (await who.post("get-video-library", payload)).data() as unknown as Library;
const ids = async (who: typeof demo, payload: object) =>
  (await library(who, payload)).videoData.map((video) => video.videoId);

Deno.test("get-video-library answers as its example says, and the same to an empty payload", async () => {
  const { payload, data } = getVideoLibrary.example;
  assert.deepEqual(await library(demo, payload), data);
  assert.deepEqual(await library(demo, {}), data);
});

Deno.test("get-video-library gives pages of 20, newest first, then by id", async () => {
  const all = ["newest", ...Array.from({ length: 40 }, (_, index) => `v-${index + 10}`)];
  assert.deepEqual(await ids(north, {}), all.slice(0, 20));
  assert.deepEqual(await ids(north, { pageNumber: 2 }), all.slice(20, 40));
  assert.deepEqual(await ids(north, { pageNumber: 3 }), all.slice(40));
  for (const pageNumber of [4, 1_000_000_000]) {
    assert.deepEqual(await library(north, { pageNumber }), {
      totalResults: 41,
      pageSize: 20,
      videoData: [],
      absoluteFolderPaths: ["/a"],
    });
  }
});

Deno.test("get-video-library filters titles whatever the case, and takes no sign for a wildcard", async () => {
  assert.equal((await library(north, { filterTerm: "LESSON" })).totalResults, 40);
  assert.deepEqual(await ids(north, { filterTerm: "v-1", pageNumber: 1 }), [
    ...Array.from({ length: 10 }, (_, index) => `v-1${index}`),
  ]);
  for (const filterTerm of ["100 % é", "n_V", "%", "_"]) {
    assert.deepEqual(await ids(north, { filterTerm }), ["newest"], filterTerm);
  }
  for (const filterTerm of ["%%", ".*", "\\", "deep"]) assert.deepEqual(await ids(north, { filterTerm }), []);
});

Deno.test("get-video-library shows what is directly in a folder", async () => {
  assert.deepEqual(await ids(demo, { folderPath: "/C" }), []);
  assert.deepEqual((await library(demo, { folderPath: "/C" })).absoluteFolderPaths, [
    "/C/Basics",
    "/C/Memory",
  ]);
  for (const folderPath of ["/C/Memory", "/C/Memory/"]) {
    assert.deepEqual(await ids(demo, { folderPath }), ["video-malloc", "video-pointers"]);
  }
  assert.deepEqual(await ids(demo, { folderPath: "/Data structures", filterTerm: "hash" }), [
    "video-hashing",
  ]);
  // A filter is for videos.
  assert.equal((await library(demo, { filterTerm: "zzz" })).absoluteFolderPaths.length, 4);
});

Deno.test("get-video-library of a school without videos is empty", async () => {
  assert.deepEqual(await library(empty, {}), {
    totalResults: 0,
    pageSize: 20,
    videoData: [],
    absoluteFolderPaths: [],
  });
});

Deno.test("get-video-library says which folder is not there, and what a path is", async () => {
  const messages = async (folderPath: string) =>
    (await north.post("get-video-library", { folderPath })).outputs();
  assert.deepEqual(await messages("/C/Memory"), [
    'not-found: data[0].data.folderPath: The video library has no folder "/C/Memory"',
  ]);
  for (const folderPath of ["C", "", "//", "/C//Memory", "C/"]) {
    assert.match((await messages(folderPath))[0]!, /^invalid-argument: data\[0\]\.data\.folderPath must be /);
  }
  assert.deepEqual((await north.post("get-video-library", { pageNumber: 0 })).outputs(), [
    "invalid-argument: data[0].data.pageNumber must be an integer from 1 to 1000000000, but got 0",
  ]);
});
