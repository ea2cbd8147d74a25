/** What the document says about every operation: decisions 1 to 11 for a client's eyes. */
export const generalText = `
Backend of a school-based learning platform. Every operation is a \`POST\` of JSON to \`/public/<operation-name>\`.

**Envelope**

* The body is \`{ "data": [ { "data": <payload> } ] }\` with 1 to 100 elements. The answer holds exactly one element per
  request element, in the same order: \`{ "output": { "status": "ok", "data": … } }\` or
  \`{ "output": { "status": "error", "errorMessage": "…" } }\`. Elements run one after the other; one that fails does not
  stop the next.
* HTTP 200 for every well-formed envelope, also where an element's \`output\` is an error. Otherwise: 400 malformed JSON or
  envelope, 401 missing or invalid key, 403 key without the scope, 404 unknown operation, 405 another method than POST,
  413 body too large, 415 not JSON, 429 rate limit, 500 fault, 503 not ready. Every answer, those included, has the body
  \`[{ "output": { "status": "error", "errorMessage": "…" } }]\`; the answer to a fault still has one element per request
  element, so that what did succeed is known.
* \`errorMessage\` is \`<code>: <sentence for a person>\`. Codes: \`malformed-request\`, \`invalid-argument\`, \`missing-api-key\`,
  \`invalid-api-key\`, \`forbidden\`, \`not-found\`, \`conflict\`, \`unsupported\`, \`rate-limited\`, \`payload-too-large\`,
  \`unavailable\`, \`internal-error\`. The sentence names the path (\`data[0].data.language\`), what is allowed, and what came.
* Every answer carries \`X-Request-Id\`: the request's own, where that is 1 to 64 letters, digits, \`.\`, \`_\`, \`~\` or \`-\`; a
  new one otherwise.
* Optional fields may be absent or \`null\`; unknown fields are ignored. Answers hold exactly the documented fields.
* Timestamps go out as \`YYYY-MM-DDThh:mm:ssZ\`. They come in as any RFC 3339 instant.
* Fields whose names end in \`Base64UrlEncoded\` are base64url: padding is accepted and never sent; the \`+/\` alphabet is
  \`invalid-argument\`.
* Bodies up to 32 MiB, nested at most 32 levels deep, in UTF-8. A NUL in a string is \`invalid-argument\`.

**Keys**

* A school has several keys, sent in the header \`SERVICE-API-KEY\`; each has scopes (\`read\`, \`write\`, \`execute\`, \`sales\`; all
  by default) and an optional expiry. The secret is shown once, when the key is made. A new key may overlap the old one.
  Revoking takes effect within 5 s.
* A key sees its own school only: another school's id is \`not-found\`. Operations without a key say which school by
  \`serviceSchoolId\`; a key sent all the same is ignored.

**Rate limits**

* Fixed windows of one minute, counted per HTTP request, per key and operation; per client address and operation where
  there is no valid key (an IPv6 address by its /64). Every answer to what was counted carries \`RateLimit-Policy\`
  and \`RateLimit\` (IETF draft form); 429 also \`Retry-After\`. 404, 405 and 503 are not counted.

**Idempotency**

* \`Idempotency-Key\` (1 to 255 printable ASCII characters) on any operation that changes something: the first answer is
  stored 24 h per key and operation and replayed with \`Idempotent-Replayed: true\`. The same key with another body is
  \`conflict\`. An answer that only says \`unavailable\` or \`internal-error\` is not stored: it may be tried again.
`.trim();
