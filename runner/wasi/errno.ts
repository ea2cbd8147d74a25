/** Errors of `wasi_snapshot_preview1`, by their C name without the `E`; section "errno" of the witx. */
export const errno = {
  success: 0,
  "2big": 1,
  acces: 2,
  addrinuse: 3,
  addrnotavail: 4,
  afnosupport: 5,
  again: 6,
  already: 7,
  badf: 8,
  badmsg: 9,
  busy: 10,
  canceled: 11,
  child: 12,
  connaborted: 13,
  connrefused: 14,
  connreset: 15,
  deadlk: 16,
  destaddrreq: 17,
  dom: 18,
  dquot: 19,
  exist: 20,
  fault: 21,
  fbig: 22,
  hostunreach: 23,
  idrm: 24,
  ilseq: 25,
  inprogress: 26,
  intr: 27,
  inval: 28,
  io: 29,
  isconn: 30,
  isdir: 31,
  loop: 32,
  mfile: 33,
  mlink: 34,
  msgsize: 35,
  multihop: 36,
  nametoolong: 37,
  netdown: 38,
  netreset: 39,
  netunreach: 40,
  nfile: 41,
  nobufs: 42,
  nodev: 43,
  noent: 44,
  noexec: 45,
  nolck: 46,
  nolink: 47,
  nomem: 48,
  nomsg: 49,
  noprotoopt: 50,
  nospc: 51,
  nosys: 52,
  notconn: 53,
  notdir: 54,
  notempty: 55,
  notrecoverable: 56,
  notsock: 57,
  notsup: 58,
  notty: 59,
  nxio: 60,
  overflow: 61,
  ownerdead: 62,
  perm: 63,
  pipe: 64,
  proto: 65,
  protonosupport: 66,
  prototype: 67,
  range: 68,
  rofs: 69,
  spipe: 70,
  srch: 71,
  stale: 72,
  timedout: 73,
  txtbsy: 74,
  xdev: 75,
  notcapable: 76,
} as const;

export type ErrnoName = keyof typeof errno;
export type Errno = (typeof errno)[ErrnoName];

/** Thrown inside this folder only, and turned into the call's answer at its edge: no stack is taken, so it is cheap. */
export class Failure {
  constructor(readonly errno: Errno) {}
}

/** Gives up the call with that errno. */
export function fail(name: ErrnoName): never {
  throw new Failure(errno[name]);
}

/** `ENOENT` for 44; the number itself for one that preview1 does not know. */
export function errnoName(code: number): string {
  const name = names[code];
  return name === undefined ? String(code) : `E${name.toUpperCase()}`;
}

const names: readonly string[] = Object.keys(errno).sort((a, b) =>
  errno[a as ErrnoName] - errno[b as ErrnoName]
);
