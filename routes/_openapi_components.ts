/** What every answer to a request that was counted carries (decision 10). */
const counted = ["RateLimit-Policy", "RateLimit"];

/** Parts of the document that operations share. */
export const components = {
  securitySchemes: {
    apiKey: {
      type: "apiKey",
      in: "header",
      name: "SERVICE-API-KEY",
      description: "Secret of a school's key",
    },
  },
  schemas: {
    ErrorOutput: {
      type: "object",
      required: ["status", "errorMessage"],
      properties: {
        status: { type: "string", const: "error" },
        errorMessage: {
          type: "string",
          description: "`<code>: <sentence for a person>`",
          examples: ["invalid-argument: data[0].data.language is required, but is absent"],
        },
      },
    },
    ErrorAnswer: {
      type: "array",
      minItems: 1,
      items: {
        type: "object",
        required: ["output"],
        properties: { output: { $ref: "#/components/schemas/ErrorOutput" } },
      },
    },
  },
  headers: {
    "X-Request-Id": { description: "Names this request in the service's log", schema: { type: "string" } },
    "RateLimit-Policy": {
      description: "Requests allowed in one window of 60 seconds",
      schema: { type: "string" },
      example: '"per-key";q=60;w=60',
    },
    "RateLimit": {
      description: "Requests left, and seconds until the window ends",
      schema: { type: "string" },
      example: '"per-key";r=59;t=42',
    },
    "Retry-After": {
      description: "Seconds after which trying again makes sense",
      schema: { type: "integer", minimum: 0 },
    },
    "Allow": { description: "The method that is allowed", schema: { type: "string" } },
    "WWW-Authenticate": { description: "The header that carries a key", schema: { type: "string" } },
    "Idempotent-Replayed": {
      description: "`true` on an answer that was given before",
      schema: { type: "string", const: "true" },
    },
  },
  parameters: {
    RequestId: {
      name: "X-Request-Id",
      in: "header",
      description: "The caller's own name for this request",
      schema: { type: "string", pattern: "^[A-Za-z0-9._~-]{1,64}$" },
    },
    IdempotencyKey: {
      name: "Idempotency-Key",
      in: "header",
      description: "Makes a repetition of this request harmless for 24 hours",
      schema: { type: "string", minLength: 1, maxLength: 255 },
    },
  },
  responses: {
    MalformedRequest: problem("Malformed JSON or envelope", "malformed-request: the body must be JSON, …"),
    Unauthorized: problem(
      "Missing or invalid key",
      "invalid-api-key: The key in the header SERVICE-API-KEY is unknown, expired or revoked",
      [...counted, "WWW-Authenticate"],
    ),
    Forbidden: problem("Key without the scope", "forbidden: … needs a key with the scope …"),
    MethodNotAllowed: problem(
      "Another method than POST",
      "malformed-request: … must be called with POST, …",
      ["Allow"],
    ),
    PayloadTooLarge: problem(
      "Body too large",
      "payload-too-large: the body may have 33554432 bytes (32 MiB), …",
    ),
    NotJson: problem("Not JSON", "malformed-request: Content-Type must be application/json, …"),
    RateLimited: problem("Rate limit", "rate-limited: … may be called … times in one minute; …", [
      ...counted,
      "Retry-After",
    ]),
    Fault: problem("Fault", "internal-error: Something went wrong on our side; the request id is …"),
    NotReady: problem("Not ready", "unavailable: Not ready: …", ["Retry-After"]),
  },
} as const;

/** References to headers of these names. */
export function headerRefs(names: readonly string[]): Record<string, { $ref: string }> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

function problem(description: string, errorMessage: string, headers: readonly string[] = counted) {
  return {
    description,
    headers: headerRefs(["X-Request-Id", ...headers]),
    content: {
      "application/json": {
        schema: { $ref: "#/components/schemas/ErrorAnswer" },
        example: [{ output: { status: "error", errorMessage } }],
      },
    },
  };
}
