import assert from "node:assert/strict";
import { getUserBasicProfileData } from "../../../routes/users/get_user_basic_profile_data.ts";
import { testApp } from "../../_app.ts";
import { importDemoSchool, importSchools } from "../../import_school.ts";

const app = await testApp();
await importDemoSchool(app.db);
await importSchools(app.db, {
  id: "north",
  name: "North",
  country: "IN",
  users: [{ id: "user-05", name: "Nora", username: "nora", email: "Nora@Example.org" }],
});
Deno.test.afterAll(() => app[Symbol.asyncDispose]());

const demo = app.as(await app.key({ school: "demo", scopes: ["read"] }));
const north = app.as(await app.key({ school: "north", scopes: ["read"] }));
const profile = async (who: typeof demo, payload: object) =>
  (await who.post("get-user-basic-profile-data", payload)).data();
const messages = async (who: typeof demo, payload: object) =>
  (await who.post("get-user-basic-profile-data", payload)).outputs();

Deno.test("get-user-basic-profile-data answers as its example says, by id, by e-mail, and by both", async () => {
  const { payload: { userId, userEmail }, data } = getUserBasicProfileData.example;
  for (
    const payload of [
      { userId, userEmail },
      { userId },
      { userEmail },
      { userId, userEmail: "" },
      { userId: null, userEmail },
    ]
  ) assert.deepEqual(await profile(demo, payload), data);
});

Deno.test("get-user-basic-profile-data finds an e-mail in any case, and gives it as it was given", async () => {
  assert.deepEqual(await profile(north, { userEmail: "NORA@example.ORG" }), {
    name: "Nora",
    username: "nora",
    email: "Nora@Example.org",
    profilePictureUrl: "",
  });
});

Deno.test("get-user-basic-profile-data wants one of the two, and both of one user", async () => {
  const at = "data[0].data";
  for (const payload of [{}, { userId: "", userEmail: "" }, { userId: null }]) {
    assert.deepEqual(await messages(demo, payload), [
      `invalid-argument: ${at}.userId: one of userId and userEmail is required, but both are absent`,
    ]);
  }
  assert.deepEqual(await messages(demo, { userId: "user-05", userEmail: "aarav.sharma@example.org" }), [
    `invalid-argument: ${at}.userEmail: must be the e-mail of the user that userId names, ` +
    'but is "aarav.sharma@example.org"',
  ]);
  assert.deepEqual(await messages(demo, { userId: 5 }), [
    `invalid-argument: ${at}.userId must be a string of at most 255 characters, but got 5`,
  ]);
});

Deno.test("get-user-basic-profile-data does not know users of another school", async () => {
  assert.equal((await profile(north, { userId: "user-05" })).name, "Nora");
  assert.deepEqual(await messages(north, { userId: "user-06" }), [
    'not-found: data[0].data.userId: The school has no user "user-06"',
  ]);
  assert.deepEqual(await messages(north, { userEmail: "priya.nair@example.org" }), [
    'not-found: data[0].data.userEmail: The school has no user "priya.nair@example.org"',
  ]);
});
