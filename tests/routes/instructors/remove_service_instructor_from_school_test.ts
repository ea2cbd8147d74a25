import assert from "node:assert/strict";
import { sql } from "../../../db/sql.ts";
import { importSchoolData } from "../../../domain/school_data/import_school_data.ts";
import { removeServiceInstructorFromSchool } from "../../../routes/instructors/remove_service_instructor_from_school.ts";
import { testApp } from "../../_app.ts";
import { exportSchools } from "../../export_school.ts";
import { importDemoSchool, importSchools } from "../../import_school.ts";
import { sourceFile } from "../../source_files.ts";

const app = await testApp();
Deno.test.afterAll(() => app[Symbol.asyncDispose]());
let demo = app.as(null);
Deno.test.beforeEach(async () => {
  await app.reset();
  await importDemoSchool(app.db);
  await importSchools(app.db, {
    id: "south",
    name: "South",
    country: "IN",
    users: [{ id: "user-01", name: "Sue", username: "sue", email: "ananya.iyer@example.org" }],
    instructors: [{ id: "instructor-1", userId: "user-01" }],
  });
  demo = app.as(await app.key({ school: "demo" }));
});

const remove = async (serviceInstructorId: string, who = demo) =>
  (await who.post("remove-service-instructor-from-school", { serviceInstructorId })).outputs();
const revokedAt = async (school = "demo") =>
  (await app.db.query<{ at: Date | null }>(sql`
    select revoked_at as at from instructors where school_id = ${school} and id = 'instructor-1'`))[0]!.at;

/** A link that logs Ananya in, who is instructor-1 in both schools. */
const link = async (who = demo) => {
  const userIdentifier = { type: "email", email: "ananya.iyer@example.org" };
  const answer = await who.post("get-login-link-for-user", { userIdentifier });
  const { pathname, search } = new URL(answer.data().loginUrl as string);
  return pathname + search;
};
const open = async (path: string) => await app.send(path, { redirect: "manual" });
const logIn = async (who = demo) => (await open(await link(who))).headers.get("Set-Cookie")!.split(";")[0]!;
const dashboard = async (cookie: string) =>
  (await app.send("/dashboard", { headers: { Cookie: cookie } })).status;

Deno.test("remove-service-instructor-from-school answers as its example says, and again", async () => {
  const { payload, data } = removeServiceInstructorFromSchool.example;
  for (let time = 0; time < 2; time++) {
    assert.deepEqual((await demo.post("remove-service-instructor-from-school", payload)).data(), data);
  }
});

Deno.test("who is removed is logged out at once, and comes in by no link, old or new", async () => {
  const south = app.as(await app.key({ school: "south" }));
  const elsewhere = await logIn(south);
  const [first, second, unopened] = [await logIn(), await logIn(), await link()];
  assert.deepEqual([await dashboard(first), await dashboard(second)], [200, 200]);
  assert.deepEqual(await remove("instructor-1"), ["ok"]);
  assert.deepEqual([await dashboard(first), await dashboard(second)], [403, 403]);
  const opened = await open(unopened);
  assert.notEqual(opened.status, 303);
  assert.equal(opened.headers.get("Set-Cookie"), null);
  await assert.rejects(link, /forbidden: .*access to the school was revoked/);
  // The same e-mail and the same instructor's id in another school are somebody else.
  assert.equal(await dashboard(elsewhere), 200);
  assert.equal(await revokedAt("south"), null);
});

Deno.test("other people's sessions and links stay when an instructor is removed", async () => {
  const userIdentifier = { type: "email", email: "priya.nair@example.org" };
  const made = async () =>
    new URL((await demo.post("get-login-link-for-user", { userIdentifier })).data().loginUrl as string);
  const cookie = (await open(`/login${(await made()).search}`)).headers.get("Set-Cookie")!.split(";")[0]!;
  const unopened = await made();
  assert.deepEqual(await remove("instructor-1"), ["ok"]);
  assert.equal(await dashboard(cookie), 200);
  assert.notEqual((await open(`/login${unopened.search}`)).headers.get("Set-Cookie"), null);
});

Deno.test("courses no longer list who is removed, neither in the list nor on their pages", async () => {
  interface Course {
    courseName: string;
    courseLink: string;
    instructors: { name: string }[];
  }
  const courses = async () =>
    (await app.as(null).post("get-all-courses", { serviceSchoolId: "demo" })).data().courses as Course[];
  const taught = async () =>
    (await courses()).filter(({ instructors }) => instructors.some(({ name }) => name === "Ananya Iyer"));
  const before = await taught();
  assert.ok(before.length > 0);
  const pages = async () =>
    await Promise.all(
      before.map(async ({ courseLink }) =>
        (await app.send(new URL(courseLink).pathname)).text.includes("Ananya Iyer")
      ),
    );
  assert.ok((await pages()).every((isListed) => isListed));
  const others = (await courses()).flatMap(({ instructors }) => instructors).length - before.length;
  assert.deepEqual(await remove("instructor-1"), ["ok"]);
  assert.deepEqual(await taught(), []);
  assert.ok((await pages()).every((isListed) => !isListed));
  assert.equal((await courses()).flatMap(({ instructors }) => instructors).length, others);
});

Deno.test("removing again changes nothing, not even when it was", async () => {
  assert.equal(await revokedAt(), null);
  const at = app.now;
  await remove("instructor-1");
  assert.deepEqual(await revokedAt(), at);
  app.now = new Date(at.getTime() + 3_600_000);
  assert.deepEqual(await remove("instructor-1"), ["ok"]);
  assert.deepEqual(await revokedAt(), at);
});

Deno.test("many removals of one instructor at once are all ok, and one of them is it", async () => {
  const calls = Array.from({ length: 10 }, () => remove("instructor-1"));
  assert.deepEqual((await Promise.all(calls)).flat(), Array(10).fill("ok"));
  assert.deepEqual(await revokedAt(), app.now);
});

Deno.test("links that are opened while an instructor is removed let nobody in afterwards", async () => {
  const paths = await Promise.all(Array.from({ length: 12 }, () => link()));
  const opening = paths.slice(0, 6).map(open);
  const removing = remove("instructor-1");
  const opened = await Promise.all([...opening, ...paths.slice(6).map(open)]);
  assert.deepEqual(await removing, ["ok"]);
  for (const { headers } of opened) {
    const cookie = headers.get("Set-Cookie")?.split(";")[0];
    if (cookie !== undefined) assert.equal(await dashboard(cookie), 403);
  }
});

Deno.test("the account and its past stay, are exported, and the export can be imported", async () => {
  // An instructor who has learned here as well.
  await app.db.query(sql`
    insert into enrolments (school_id, user_id, product_id, enrolled_at)
    values ('demo', 'user-01', 'product-git', ${app.now})`);
  await app.db.query(sql`
    insert into progress_events (school_id, user_id, item_id, completed_at)
    values ('demo', 'user-01', 'item-git-video', ${app.now})`);
  const before = JSON.parse(await exportSchools(app.db));
  app.now = new Date("2026-02-01T09:30:00.123Z");
  await remove("instructor-1");
  const text = await exportSchools(app.db);
  const after = JSON.parse(text);
  const removed = after.schools[0].instructors[0];
  assert.deepEqual([removed.id, removed.revokedAt], ["instructor-1", "2026-02-01T09:30:00.123000Z"]);
  delete removed.revokedAt;
  assert.deepEqual(after, before);

  const payload = {
    courseIdentifier: { type: "course-id", digitalProductCourseId: "course-git" },
    userIdentifier: { type: "email", email: "ananya.iyer@example.org" },
  };
  const { courseData } = (await demo.post("get-user-individual-course-progress", payload)).data();
  assert.equal((courseData as { completionPercentageOutOf100: number }).completionPercentageOutOf100, 33.33);

  await using other = await testApp();
  const clock = () => new Date("2030-01-01T00:00:00Z");
  await importSchoolData({ db: other.db, clock }, [sourceFile("all.json", text)]);
  assert.equal(await exportSchools(other.db), text);
});

Deno.test("remove-service-instructor-from-school says who is no instructor of the school", async () => {
  const at = "data[0].data.serviceInstructorId";
  assert.deepEqual(await remove("instructor-2", app.as(await app.key({ school: "south" }))), [
    `not-found: ${at}: The school has no instructor "instructor-2"`,
  ]);
  // It is the instructor who is named, and not the user.
  assert.deepEqual(await remove("user-01"), [`not-found: ${at}: The school has no instructor "user-01"`]);
  assert.deepEqual(await remove(""), [
    `invalid-argument: ${at} must be a string of 1 to 255 characters, but got ""`,
  ]);
  assert.equal(await revokedAt(), null);
  const reader = app.as(await app.key({ school: "demo", scopes: ["read", "execute", "sales"] }));
  const refused = await reader.post("remove-service-instructor-from-school", {
    serviceInstructorId: "instructor-1",
  });
  assert.equal(refused.status, 403);
});
