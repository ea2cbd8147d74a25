import { sealEnvelope, sealError } from "./_envelope.ts";
import type { Page } from "./_router.ts";

/** `/healthz`: this process answers. `/readyz`: it can do its work, or why not (503). */
export function statePages(notReady: () => readonly string[]): Page[] {
  return [
    { path: "/healthz", respond: () => answer(200, sealEnvelope([{ ok: true, json: "{}" }])) },
    {
      path: "/readyz",
      respond: () => {
        const reasons = notReady();
        return reasons.length === 0
          ? answer(200, sealEnvelope([{ ok: true, json: "{}" }]))
          : answer(503, sealError(`unavailable: Not ready: ${reasons.join("; ")}`));
      },
    },
  ];
}

function answer(status: number, body: string): Response {
  return new Response(body, {
    status,
    headers: { "Content-Type": "application/json", "Cache-Control": "no-store" },
  });
}
