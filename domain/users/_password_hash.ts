import { scrypt } from "node:crypto";

/** Random bytes that go into a hash, so that equal passwords have different ones. */
export const saltBytes = 16;

// One of the choices of OWASP's Password Storage Cheat Sheet that are equally strong.
const ln = 15;
const r = 8;
const p = 3;
const hashBytes = 32;

/**
 * Hashes a password with scrypt (RFC 7914) into PHC string form: `$scrypt$ln=15,r=8,p=3$salt$hash`. It takes 32 MiB and a
 * tenth of a second or two on a thread of its own, so one is hashed at a time in a process.
 */
export function hashPassword(password: string, salt: Uint8Array): Promise<string> {
  const hashed = before.then(() => derive(password, salt));
  before = hashed.catch(() => {});
  return hashed;
}

let before: Promise<unknown> = Promise.resolve();

async function derive(password: string, salt: Uint8Array): Promise<string> {
  const options = { N: 2 ** ln, r, p, maxmem: 2 * 128 * 2 ** ln * r };
  const hash = await new Promise<Uint8Array>((resolve, reject) => {
    scrypt(
      password,
      salt,
      hashBytes,
      options,
      (error, key) => error ? reject(error) : resolve(key),
    );
  });
  return `$scrypt$ln=${ln},r=${r},p=${p}$${base64(salt)}$${base64(hash)}`;
}

/** As PHC strings have it: without padding. */
function base64(bytes: Uint8Array): string {
  return Uint8Array.from(bytes).toBase64({ omitPadding: true });
}
