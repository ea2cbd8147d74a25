import { removeClaim } from "../../db/idempotency_keys.ts";
import type { Context } from "../context.ts";
import type { Claim } from "./write.ts";

/** Gives up a write that was begun and has no answer worth storing, a fault above all: the next attempt may do it. */
export async function abandonWrite(context: Pick<Context, "db">, claim: Claim): Promise<void> {
  await removeClaim(context.db, claim);
}
