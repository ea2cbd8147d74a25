import type { Queryable } from "../../db/database.ts";
import { insertMail } from "../../db/mail_outbox.ts";
import { findSchoolPage } from "../../db/schools.ts";
import { findUser, insertUser, type NewUserRow, type UserRow } from "../../db/users.ts";
import { type Context, schoolOf } from "../context.ts";
import { passwordLink } from "../sessions/password_link.ts";
import { Refusal } from "../refusals.ts";
import { shown } from "../schema_words/shown.ts";
import { uuid } from "../uuid.ts";
import { type NewProfile, newProfileOf, type ProfileWishes } from "./_new_profile.ts";
import { hashPassword, saltBytes } from "./password_hash.ts";
import { usernamesOf } from "./_usernames.ts";
import { welcomeMail } from "./_welcome_mail.ts";

/** A user as it is asked for. */
export interface NewUser {
  /** The school's own name for the user. */
  id: string;
  profile: ProfileWishes;
  shouldSendWelcomeMail: boolean;
}

/**
 * Makes a user of the caller's school, and puts a welcome into the mail outbox where one is wanted. Of an id that the
 * school has, nothing else is looked at and nothing changes (decision 12).
 *
 * @throws {Refusal} `invalid-argument`; `conflict` when another user has the e-mail or the username
 */
export async function createUser(context: Context, user: NewUser): Promise<void> {
  const schoolId = schoolOf(context);
  const { db, clock, random } = context;
  if (await findUser(db, schoolId, { id: user.id })) return;
  const profile = newProfileOf(user.profile);
  const { password } = profile;
  const row: NewUserRow = {
    id: user.id,
    name: profile.name,
    email: profile.email,
    profile_picture_url: profile.profilePictureUrl,
    phone_number: profile.phoneNumber,
    password_hash: password === null ? null : await hashPassword(password, random(saltBytes)),
    created_at: clock(),
  };
  while (true) {
    const usernames = profile.username ? [profile.username] : usernamesOf(profile.email, random(4));
    const made = await db.transaction(async (transaction) => {
      const made = await insertUser(transaction, schoolId, row, usernames);
      if (made && user.shouldSendWelcomeMail) {
        await welcome(context, transaction, schoolId, made, password !== null);
      }
      return made;
    });
    if (made || await findUser(db, schoolId, { id: user.id })) return;
    await refuseIfTaken(db, schoolId, profile);
    // Somebody was faster with the name that was chosen here. It is known to be taken now.
  }
}

async function welcome(
  { clock, random, publicUrl }: Context,
  transaction: Queryable,
  schoolId: string,
  user: UserRow,
  hasPassword: boolean,
): Promise<void> {
  const school = await findSchoolPage(transaction, schoolId);
  if (!school) throw new Error(`school ${schoolId} has a user and is not there`);
  const loginUrl = hasPassword ? passwordLink({ publicUrl }, schoolId) : null;
  const mail = { id: uuid(random(16)), now: clock(), loginUrl };
  await insertMail(transaction, schoolId, welcomeMail(school, user, mail));
}

async function refuseIfTaken(
  db: Queryable,
  schoolId: string,
  { email, username }: NewProfile,
): Promise<void> {
  const refuse = (field: string, noun: string, came: string) => {
    const sentence = `another user of the school has the ${noun} ${shown(came)}`;
    throw new Refusal("conflict", sentence, { path: `profileDefaults.${field}` });
  };
  if (await findUser(db, schoolId, { email })) refuse("email", "e-mail", email);
  if (username && await findUser(db, schoolId, { username })) refuse("username", "username", username);
}
