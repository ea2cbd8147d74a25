import Type from "typebox";
import { createUser } from "../../domain/users/create_user.ts";
import { operation } from "../_operation.ts";

const wish = (maxLength: number, description: string) =>
  Type.Optional(Type.String({ maxLength, description }));

export const createNewUser = operation({
  number: 2,
  name: "create-new-user",
  key: true,
  scope: "write",
  rate: 600,
  writes: true,
  tag: "Users",
  summary: "Creates a user under the school's own id",
  description: `
Creates a user of the key's school. Of a \`userId\` that the school has already, nothing changes and the answer is ok, whatever the
rest of the payload; also when many calls with one \`userId\` come at once, one user is made.

* \`email\` is required for a new user, and checked for its form. An e-mail or a \`username\` that another user of the school has,
  in whatever case, is a \`conflict\`.
* Without a \`username\` the user gets a free one, made of the e-mail's local part; without a \`name\`, the username.
* Passwords have 8 to 256 characters and are kept as scrypt hashes. Who has one may log in at \`/schools/SCHOOL/login\` of this
  service, which the welcome mail names; everybody by get-login-link-for-user.
* With \`shouldSendWelcomeEmail\` a mail waits to be sent as soon as the user is made; it is sent over SMTP where the operator has set
  a server up, with several attempts. No password stands in it.
`.trim(),
  payload: Type.Object({
    userId: Type.String({ minLength: 1, maxLength: 255, description: "Unique in the school" }),
    profileDefaults: Type.Optional(Type.Object({
      name: wish(255, "Display name; absent or empty for the username"),
      username: wish(
        255,
        "Unique in the school, whatever the case; absent or empty for one made of the e-mail",
      ),
      email: wish(254, "Unique in the school, whatever the case; required for a new user"),
      profilePictureUrl: wish(
        2_000,
        "An address that begins with http:// or https://; absent or empty for none",
      ),
      password: wish(256, "At least 8 characters; absent for none"),
      phoneNumber: wish(50, "As it is dialled; absent or empty for none"),
    }, { description: "Looked at only when the user is new, beyond types and greatest lengths" })),
    shouldSendWelcomeEmail: Type.Optional(Type.Boolean({ default: false })),
  }),
  data: Type.Object({}),
  refusals: ["conflict"],
  example: {
    payload: {
      userId: "learner-2041",
      profileDefaults: {
        name: "Asha Rao",
        username: "asha.rao",
        email: "asha.rao@example.org",
        profilePictureUrl: "https://example.org/pictures/asha.rao.jpg",
        password: "four plain words together",
        phoneNumber: "+91 98450 20410",
      },
      shouldSendWelcomeEmail: true,
    },
    data: {},
  },
  async handle({ payload, context }) {
    await createUser(context, {
      id: payload.userId,
      profile: payload.profileDefaults ?? {},
      shouldSendWelcomeMail: payload.shouldSendWelcomeEmail ?? false,
    });
    return {};
  },
});
