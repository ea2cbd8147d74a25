import { createHmac } from "node:crypto";

/** The three headers of Standard Webhooks for one attempt to send `body`, signed with each of the secrets. */
export function signedHeaders(
  secrets: readonly Uint8Array[],
  id: string,
  now: Date,
  body: Uint8Array,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const signature = createHmac("sha256", secret).update(`${id}.${timestamp}.`).update(body).digest(
      "base64",
    );
    return `v1,${signature}`;
  });
  return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures.join(" ") };
}
