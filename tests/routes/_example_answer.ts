import type { Operation } from "../../routes/_operation.ts";

/** What is another each time: random, or signed. */
const volatile = new Set(["paymentLinkUrl", "captionEnglishDownloadUrl", "loginUrl", "taskId", "taskIds"]);
/** The same, but only where something is made. */
const made = new Set(["serviceDigitalProductId"]);

/** The data of an answer, with what is another each time shown by its type alone: two of them can be compared. */
export function comparable({ writes }: Operation, data: unknown): unknown {
  return JSON.parse(JSON.stringify(
    data,
    (key, value) => volatile.has(key) || (writes && made.has(key)) ? typeof value : value,
  ));
}
