import { removeSession } from "../../db/sessions.ts";
import type { Context } from "../context.ts";
import { hashToken } from "../token.ts";

/** Ends the session of a cookie's token, whether or not it is over. */
export async function logOut({ db }: Pick<Context, "db">, token: string): Promise<void> {
  const hash = hashToken(token);
  if (hash !== null) await removeSession(db, hash);
}
