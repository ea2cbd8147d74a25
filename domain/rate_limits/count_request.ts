import { countInBucket } from "../../db/rate_limit_windows.ts";
import type { Context } from "../context.ts";
import { type Counted, windowAt } from "./window.ts";

/**
 * Counts one request in a bucket, for all nodes together (decision 9).
 *
 * @param bucket who is counted for what, as `address:192.0.2.1:get-all-courses`; at most 255 characters
 */
export async function countRequest(context: Pick<Context, "db" | "clock">, bucket: string): Promise<Counted> {
  const { start, resetSeconds } = windowAt(context.clock());
  return { count: await countInBucket(context.db, start, bucket), resetSeconds };
}
