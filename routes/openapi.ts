import { components, headerRefs } from "./_openapi_components.ts";
import { generalText } from "./_openapi_text.ts";
import type { Operation } from "./_operation.ts";
import { publicPath } from "./_router.ts";

type Json = { [key: string]: unknown };

/** The OpenAPI 3.1 document of these operations. */
export function describeOperations(operations: readonly Operation[]): Json {
  const schemas: Json = { ...components.schemas };
  for (const operation of operations) {
    schemas[`${pascalCase(operation.name)}Payload`] = operation.payload;
    schemas[`${pascalCase(operation.name)}Data`] = operation.data;
  }
  return {
    openapi: "3.1.1",
    info: { title: "Lyceum", version: "1.0.0", description: generalText },
    servers: [{ url: "/" }],
    paths: Object.fromEntries(
      operations.map((operation) => [publicPath + operation.name, { post: describeOperation(operation) }]),
    ),
    components: { ...components, schemas },
  };
}

function describeOperation(operation: Operation): Json {
  const name = pascalCase(operation.name);
  const write = operation.writes ? ["IdempotencyKey"] : [];
  return {
    operationId: name[0]!.toLowerCase() + name.slice(1),
    tags: [operation.tag],
    summary: operation.summary,
    description: `${operation.description}\n\n${conditions(operation)}`,
    security: operation.key ? [{ apiKey: [] }] : [],
    parameters: ["RequestId", ...write].map((name) => ({ $ref: `#/components/parameters/${name}` })),
    requestBody: {
      required: true,
      content: {
        "application/json": {
          schema: envelopeOf(`#/components/schemas/${name}Payload`),
          example: { data: [{ data: operation.example.payload }] },
        },
      },
    },
    responses: {
      200: answerOf(operation, name),
      ...problems(operation),
    },
  };
}

/** What the definition says, in words. */
function conditions(operation: Operation): string {
  const who = operation.key
    ? `Needs a key with the scope \`${operation.scope}\`; at most ${operation.rate} requests a minute for one key.`
    : `Needs no key; at most ${operation.rate} requests a minute from one client address.`;
  const refusals = ["invalid-argument", ...operation.refusals].map((kind) => `\`${kind}\``).join(", ");
  return `${who} Errors of an element: ${refusals}.`;
}

function envelopeOf(payload: string): Json {
  return {
    type: "object",
    required: ["data"],
    properties: {
      data: {
        type: "array",
        minItems: 1,
        maxItems: 100,
        items: { type: "object", required: ["data"], properties: { data: { $ref: payload } } },
      },
    },
  };
}

function answerOf(operation: Operation, name: string): Json {
  const ok = {
    type: "object",
    required: ["status", "data"],
    properties: {
      status: { type: "string", const: "ok" },
      data: { $ref: `#/components/schemas/${name}Data` },
    },
  };
  const output = { oneOf: [ok, { $ref: "#/components/schemas/ErrorOutput" }] };
  const write = operation.writes ? ["Idempotent-Replayed"] : [];
  const patience = operation.refusals.includes("unavailable") ? ["Retry-After"] : [];
  return {
    description: "One output per element, in order",
    headers: headerRefs(["X-Request-Id", "RateLimit-Policy", "RateLimit", ...write, ...patience]),
    content: {
      "application/json": {
        schema: {
          type: "array",
          items: { type: "object", required: ["output"], properties: { output } },
        },
        example: [{ output: { status: "ok", data: operation.example.data } }],
      },
    },
  };
}

function problems(operation: Operation): Json {
  const names: [number, keyof typeof components.responses][] = [
    [400, "MalformedRequest"],
    [401, "Unauthorized"],
    [403, "Forbidden"],
    [405, "MethodNotAllowed"],
    [413, "PayloadTooLarge"],
    [415, "NotJson"],
    [429, "RateLimited"],
    [500, "Fault"],
    [503, "NotReady"],
  ];
  const possible = names.filter(([status]) => operation.key || (status !== 401 && status !== 403));
  return Object.fromEntries(
    possible.map(([status, name]) => [status, { $ref: `#/components/responses/${name}` }]),
  );
}

function pascalCase(name: string): string {
  return name.split("-").map((word) => word[0]!.toUpperCase() + word.slice(1)).join("");
}
