/** A call of an operation, as it is sent: the n-th of them. */
export interface OperationCall {
  name: string;
  /** Calls in one round: one that hashes a password takes a hundred times as long. */
  calls: number;
  payload(number: number): Record<string, unknown>;
}

/** What `bench operations` measures, on the demo school. */
export const operationCalls: readonly OperationCall[] = [
  {
    name: "get-user-basic-profile-data",
    calls: 3_000,
    payload: () => ({ userId: "user-07" }),
  },
  { name: "get-all-courses", calls: 3_000, payload: () => ({ serviceSchoolId: "demo" }) },
  {
    name: "get-sales-data",
    calls: 1_500,
    payload: () => ({ from: "2025-01-01", to: "2025-12-31", shouldIncludeBreakdown: true }),
  },
  {
    name: "create-new-user",
    calls: 30,
    payload: (number) => ({
      userId: `bench-${number}`,
      profileDefaults: { email: `bench-${number}@example.org`, password: "four plain words together" },
    }),
  },
];

/** So many keys and client addresses call by turns that none comes to its limit. */
export const callers = 1_000;

/** The secret of a caller's key. */
export function secretOf(number: number): string {
  return `lyceum_${randomOf(number).toBase64({ alphabet: "base64url", omitPadding: true })}`;
}

/** What the world lends {@link import("../domain/keys/create_key.ts").createKey} for that key. */
export function randomOf(number: number): Uint8Array {
  return new Uint8Array(32).fill(7).with(0, number % 256).with(1, Math.floor(number / 256));
}

export function addressOf(number: number): string {
  return `10.0.${Math.floor(number / 256)}.${number % 256}`;
}
