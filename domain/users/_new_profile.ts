import Format from "typebox/format";
import { Refusal } from "../refusals.ts";
import { shown } from "../schema_words/shown.ts";

/** What is asked for of a user who is made; absent or empty for none, but for the e-mail, and a password is never empty. */
export interface ProfileWishes {
  name?: string;
  username?: string;
  email?: string;
  profilePictureUrl?: string;
  password?: string;
  phoneNumber?: string;
}

/** The same, checked. */
export interface NewProfile {
  /** Null for the username. */
  name: string | null;
  /** Null for one made of the e-mail. */
  username: string | null;
  email: string;
  profilePictureUrl: string | null;
  password: string | null;
  phoneNumber: string | null;
}

export const passwordLengthMin = 8;

/** @throws {Refusal} `invalid-argument` for what no user can have */
export function newProfileOf(wishes: ProfileWishes): NewProfile {
  const { email, profilePictureUrl, password } = wishes;
  if (!email) throw refused("email", "is required for a new user, but is absent");
  if (!isEmail(email)) throw refused("email", `must be an e-mail address, but is ${shown(email)}`);
  if (profilePictureUrl && !isWebAddress(profilePictureUrl)) {
    throw refused(
      "profilePictureUrl",
      `must be an address that begins with http:// or https://, but is ${shown(profilePictureUrl)}`,
    );
  }
  // Its length alone is told: what came is somebody's secret.
  if (password !== undefined && [...password].length < passwordLengthMin) {
    const came = [...password].length;
    throw refused("password", `must be at least ${passwordLengthMin} characters, but is ${came}`);
  }
  return {
    name: lineOf(wishes, "name"),
    username: lineOf(wishes, "username"),
    email,
    profilePictureUrl: profilePictureUrl || null,
    password: password ?? null,
    phoneNumber: lineOf(wishes, "phoneNumber"),
  };
}

/**
 * Whether it is spelled as an address of a mailbox (RFC 5321, section 4.1.2), without blanks and quoted at signs, which
 * are allowed there and used by nobody.
 */
function isEmail(text: string): boolean {
  return Format.IsEmail(text) && /^[^@\s]+@[^@\s]+$/.test(text);
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
}

/** One line that says something; null for none. */
function lineOf(wishes: ProfileWishes, field: "name" | "username" | "phoneNumber"): string | null {
  const text = wishes[field];
  if (!text) return null;
  if (/\p{Cc}|[\u2028\u2029]/u.test(text)) {
    throw refused(field, "must be one line without control characters");
  }
  if (!/\S/.test(text)) throw refused(field, `must hold more than blanks, but is ${shown(text)}`);
  return text;
}

function refused(field: keyof ProfileWishes, sentence: string): Refusal {
  return new Refusal("invalid-argument", sentence, { path: `profileDefaults.${field}` });
}
