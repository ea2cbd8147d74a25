import { findUser, type UserName } from "../../db/users.ts";
import { type Context, schoolOf } from "../context.ts";
import { Refusal } from "../refusals.ts";
import { shown } from "../schema_words/shown.ts";
import { type User, userOf } from "./user.ts";

/**
 * The user of the caller's school with this e-mail, whatever its case: `userIdentifier` of the interface.
 *
 * @throws {Refusal} `not-found` when there is none
 */
export async function requireUserByEmail(context: Context, email: string): Promise<User> {
  return await requireOne(context, { email }, "userIdentifier.email");
}

/**
 * The user of the caller's school whom `userId`, `userEmail` or both of them name (decision 14). Empty counts as absent.
 *
 * @throws {Refusal} `invalid-argument` when neither is given, or the two name different users; `not-found`
 */
export async function requireUser(
  context: Pick<Context, "db" | "actor">,
  { userId, userEmail }: { userId?: string; userEmail?: string },
): Promise<User> {
  if (!userId && !userEmail) {
    throw new Refusal("invalid-argument", "one of userId and userEmail is required, but both are absent", {
      path: "userId",
    });
  }
  if (!userId) return await requireOne(context, { email: userEmail! }, "userEmail");
  const user = await requireOne(context, { id: userId }, "userId");
  if (userEmail && !await findUser(context.db, schoolOf(context), { id: userId, email: userEmail })) {
    throw new Refusal(
      "invalid-argument",
      `must be the e-mail of the user that userId names, but is ${shown(userEmail)}`,
      { path: "userEmail" },
    );
  }
  return user;
}

async function requireOne(
  context: Pick<Context, "db" | "actor">,
  name: UserName,
  path: string,
): Promise<User> {
  const row = await findUser(context.db, schoolOf(context), name);
  if (row) return userOf(row);
  throw new Refusal("not-found", `The school has no user ${shown(name.id ?? name.email)}`, { path });
}
