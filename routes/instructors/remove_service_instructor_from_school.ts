import Type from "typebox";
import { removeInstructor } from "../../domain/instructors/remove_instructor.ts";
import { operation } from "../_operation.ts";

export const removeServiceInstructorFromSchool = operation({
  number: 13,
  name: "remove-service-instructor-from-school",
  key: true,
  scope: "write",
  rate: 10,
  writes: true,
  tag: "Users",
  summary: "Takes the access to the school from an instructor",
  description: `
Takes the access to the school from an instructor, at once:

* Whoever is logged in as the instructor's user is logged out, login links that were made for the user open no more,
  get-login-link-for-user makes no other, and the password lets nobody in. A learner's part of the account is no exception.
* Courses no longer list the instructor, neither get-all-courses nor their pages.
* The account and its past stay: profile, progress, results, and that the instructor taught stands in the school's export.

Once more for the same instructor is ok and changes nothing. An instructor of another school is \`not-found\`.
`.trim(),
  payload: Type.Object({ serviceInstructorId: Type.String({ minLength: 1, maxLength: 255 }) }),
  data: Type.Object({}),
  refusals: ["not-found"],
  example: {
    payload: { serviceInstructorId: "instructor-3" },
    data: {},
  },
  async handle({ payload, context }) {
    await removeInstructor(context, payload.serviceInstructorId);
    return {};
  },
});
