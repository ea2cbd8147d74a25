import Type from "typebox";
import {
  createLoginLink,
  defaultRedirect,
  defaultValidity,
  linkMinutes,
  validityPattern,
} from "../../domain/sessions/create_login_link.ts";
import { operation } from "../_operation.ts";
import { UserIdentifier } from "../_user_fields.ts";

export const getLoginLinkForUser = operation({
  number: 7,
  name: "get-login-link-for-user",
  key: true,
  scope: "write",
  rate: 300,
  // An answer that is kept for its Idempotency-Key would keep the link, of which only a hash may be (decision 15).
  writes: false,
  tag: "Users",
  summary: "Creates a link that logs a user in, once",
  description: `
Creates a link that logs a user of the key's school into this service when a browser opens it, and leads to \`redirectTo\`. It opens
once, within ${linkMinutes} minutes. Of the link only a hash is kept, so an \`Idempotency-Key\` is ignored: each call makes another.

* Opening is a \`GET\`: have the browser open the link, by a redirect best of all. A \`HEAD\`, or a browser that only fetches it in
  advance and says so (\`Sec-Purpose: prefetch\`), does not use it up; a chat that fetches it for a preview does.
* \`sessionValidity\` is how long the browser then stays logged in: a number and \`m\`, \`h\`, \`d\` or \`w\`, at most 365d.
* \`redirectTo\` is \`dashboard\`, \`courses\`, \`profile\`, or a path of this service that begins with one slash. Whatever could lead
  elsewhere is refused: an absolute address, \`//\`, a backslash, a control character, or one of these, or a percent sign,
  behind percent signs.
* Whom the school took the access from (remove-service-instructor-from-school) gets no link: \`forbidden\`.
`.trim(),
  payload: Type.Object({
    userIdentifier: UserIdentifier,
    sessionValidity: Type.Optional(Type.String({
      pattern: validityPattern,
      default: defaultValidity,
      description: "At most 365d",
    })),
    redirectTo: Type.Optional(Type.String({
      minLength: 1,
      maxLength: 2_000,
      default: defaultRedirect,
      description: "`dashboard`, `courses`, `profile`, or a path that begins with one slash",
    })),
  }),
  data: Type.Object({ loginUrl: Type.String() }),
  refusals: ["not-found", "forbidden"],
  example: {
    payload: {
      userIdentifier: { type: "email", email: "priya.nair@example.org" },
      sessionValidity: "90d",
      redirectTo: "dashboard",
    },
    data: { loginUrl: "https://lyceum.example/login?token=uHcvNP9M1kfsAOoKSJ8ZxUZV0h5eD4m3y2Pq7rT6b1w" },
  },
  async handle({ payload, context }) {
    const { userIdentifier: { email }, sessionValidity, redirectTo } = payload;
    return { loginUrl: await createLoginLink(context, { email, sessionValidity, redirectTo }) };
  },
});
