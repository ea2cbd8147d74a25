import { scrypt, timingSafeEqual } from "node:crypto";

/** Random bytes that go into a hash, so that equal passwords have different ones. */
export const saltBytes = 16;

/** What scrypt is run with (RFC 7914): N is 2 to the power of `ln`. */
interface Cost {
  ln: number;
  r: number;
  p: number;
}

// One of the choices of OWASP's Password Storage Cheat Sheet that are equally strong: 32 MiB, a tenth of a second or two.
const cost: Cost = { ln: 15, r: 8, p: 3 };
const hashBytes = 32;

/** Of what was imported with other costs no more is checked than these take: 128 MiB. */
const memoryMax = 2 ** 27;
const parallelMax = 16;

/** Whole bytes of salt and hash; of a hash at least 16, for a shorter one may be that of many passwords. */
const phc =
  /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$((?:[A-Za-z0-9+/]{4})*[A-Za-z0-9+/]{2,4})\$((?:[A-Za-z0-9+/]{4}){5,}[A-Za-z0-9+/]{2,4})$/;

/** To be tried where there is no account, so that the time tells nothing. No password is known to be its. */
export const nobodysHash = phcOf(cost, new Uint8Array(saltBytes), new Uint8Array(hashBytes));

/** Hashes a password into PHC string form: `$scrypt$ln=15,r=8,p=3$salt$hash`. */
export async function hashPassword(password: string, salt: Uint8Array): Promise<string> {
  return phcOf(cost, salt, await derive(password, salt, hashBytes, cost));
}

/** Whether the password is that of the hash, in PHC string form; never for a hash that costs too much to try. */
export async function isPassword(password: string, text: string): Promise<boolean> {
  const parts = phc.exec(text);
  if (!parts) return false;
  const [ln, r, p] = parts.slice(1, 4).map(Number) as [number, number, number];
  if (128 * 2 ** ln * r > memoryMax || p > parallelMax || Math.min(ln, r, p) < 1) return false;
  const salt = Uint8Array.fromBase64(parts[4]!);
  const hash = Uint8Array.fromBase64(parts[5]!);
  return timingSafeEqual(await derive(password, salt, hash.length, { ln, r, p }), hash);
}

let before: Promise<unknown> = Promise.resolve();

/** On a thread of node's; one at a time in a process, whose memory they would fill otherwise. */
function derive(password: string, salt: Uint8Array, length: number, { ln, r, p }: Cost): Promise<Uint8Array> {
  const options = { N: 2 ** ln, r, p, maxmem: 2 * memoryMax };
  const derived = before.then(() =>
    new Promise<Uint8Array>((resolve, reject) => {
      scrypt(password, salt, length, options, (error, key) => error ? reject(error) : resolve(key));
    })
  );
  before = derived.catch(() => {});
  return derived;
}

function phcOf({ ln, r, p }: Cost, salt: Uint8Array, hash: Uint8Array): string {
  const [saltText, hashText] = [salt, hash].map((bytes) =>
    Uint8Array.from(bytes).toBase64({ omitPadding: true })
  );
  return `$scrypt$ln=${ln},r=${r},p=${p}$${saltText}$${hashText}`;
}
