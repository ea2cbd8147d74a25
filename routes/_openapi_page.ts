import type { Operation } from "./_operation.ts";
import type { Page } from "./_router.ts";
import { describeOperations } from "./openapi.ts";

/** `/openapi.json`: made once, when it is first asked for. */
export function openapiPage(operations: readonly Operation[]): Page {
  let json: string | undefined;
  return {
    path: "/openapi.json",
    respond: () => {
      json ??= JSON.stringify(describeOperations(operations));
      return new Response(json, {
        headers: { "Content-Type": "application/json", "Cache-Control": "no-cache" },
      });
    },
  };
}
