import type { Actor } from "../domain/context.ts";
import { authenticateAndCount } from "../domain/keys/authenticate_and_count.ts";
import { countRequest } from "../domain/rate_limits/count_request.ts";
import type { Exchange } from "./_exchange.ts";
import type { Operation } from "./_operation.ts";
import { Problem } from "./_problem.ts";
import type { RateCount } from "./_rate_limit.ts";

/** The header that carries a key's secret. */
export const keyHeader = "SERVICE-API-KEY";

/** Who calls: an actor; nobody, where the operation needs no key; or a problem with the key. */
export type Caller = Actor | Problem | null;

/**
 * Finds out who calls, and counts the request, in one round trip where the key is good. A problem is given, not thrown,
 * because such a request is counted by its address before it is refused.
 */
export async function identifyAndCount(
  operation: Operation,
  { request, context, clientAddress }: Exchange,
): Promise<{ caller: Caller; count: RateCount }> {
  const byAddress = async (caller: Problem | null) => {
    const counted = await countRequest(context, `address:${clientAddress}:${operation.name}`);
    return { caller, count: { ...counted, policy: "per-address" as const } };
  };
  if (!operation.key) return await byAddress(null);
  const secret = request.headers.get(keyHeader)?.trim();
  if (!secret) {
    return await byAddress(
      unauthorized(
        "missing-api-key",
        `${operation.name} needs a key in the header ${keyHeader}, but got none`,
      ),
    );
  }
  const found = await authenticateAndCount(context, secret, operation.name);
  if (found === null) {
    return await byAddress(
      unauthorized("invalid-api-key", `The key in the header ${keyHeader} is unknown, expired or revoked`),
    );
  }
  const { actor, count, resetSeconds } = found;
  return { caller: actor, count: { count, resetSeconds, policy: "per-key" } };
}

/** Throws a {@link Problem} for a key that lacks the operation's scope. */
export function checkScope(operation: Operation, actor: Actor): void {
  if (!operation.key || actor.scopes.includes(operation.scope)) return;
  throw new Problem(
    403,
    "forbidden",
    `${operation.name} needs a key with the scope ${operation.scope}, but this one has ${
      actor.scopes.join(", ")
    }`,
  );
}

function unauthorized(code: "missing-api-key" | "invalid-api-key", sentence: string): Problem {
  return new Problem(401, code, sentence, { "WWW-Authenticate": keyHeader });
}
