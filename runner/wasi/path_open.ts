import { everything } from "./_descriptors.ts";
import type { Descriptor } from "./_descriptors.ts";
import { errno, fail } from "./errno.ts";
import { fdflagsMask } from "./_fdflags.ts";
import { resize } from "./fd_size.ts";
import { type Device, type Node, RegularFile } from "./fs/node.ts";
import type { Resolved } from "./fs/resolve.ts";
import type { Guest } from "./_guest.ts";
import { changeable, follows, locate } from "./_locate.ts";
import { allRights, rights } from "./_rights.ts";

/** `path_open`, with the meaning that POSIX gives to the same flags of `open`. */
export function pathOpenCalls(guest: Guest) {
  return {
    path_open(
      fd: number,
      lookupflags: number,
      path: number,
      pathLength: number,
      flags: number,
      base: bigint,
      inheriting: bigint,
      fdFlags: number,
      out: number,
    ): number {
      guest.memory.check(out, 4);
      if (flags & ~oflagsMask || fdFlags & ~fdflagsMask) fail("inval");
      // A link in the place of a file that must not be there is itself there.
      const follow = follows(lookupflags) && !(flags & oflags.creat && flags & oflags.excl);
      const found = locate(guest, fd, path, pathLength, follow);
      guest.descriptors.nextFree();
      const node = found.node === null
        ? create(guest, found, flags)
        : existing(found.node, found, flags, base);
      const descriptor = open(guest, node, {
        rights: base & allRights,
        inheriting: inheriting & allRights,
        flags: fdFlags,
      });
      if (flags & oflags.trunc && node.kind === "file" && node.size > 0) resize(guest, node, 0);
      guest.memory.setU32(out, guest.descriptors.add(descriptor));
      return errno.success;
    },
  };
}

/** Section "oflags" of the witx. */
const oflags = { creat: 1, directory: 2, excl: 4, trunc: 8 } as const;
const oflagsMask = 0b1111;

function create(guest: Guest, { directory, name, wantsDirectory }: Resolved, flags: number): RegularFile {
  if (!(flags & oflags.creat) || name === null) fail("noent");
  if (flags & oflags.directory) fail("inval");
  if (wantsDirectory) fail("isdir");
  changeable(directory);
  const nowNs = guest.nowNs();
  const file = new RegularFile(directory.volume, nowNs);
  directory.add(name, file, nowNs);
  return file;
}

function existing(
  node: Node,
  { wantsDirectory }: Resolved,
  flags: number,
  base: bigint,
): Exclude<Node, { kind: "symlink" }> {
  if (flags & oflags.creat && flags & oflags.excl) fail("exist");
  if (node.kind === "symlink") fail("loop");
  if (node.kind === "directory") {
    if (flags & oflags.creat && flags & oflags.directory) fail("inval");
    if (flags & (oflags.creat | oflags.trunc) || base & rights.fdWrite) fail("isdir");
    return node;
  }
  if (flags & oflags.directory || wantsDirectory) fail("notdir");
  const changes = flags & oflags.trunc || base & rights.fdWrite;
  if (changes && node.kind === "file") changeable(node);
  return node;
}

function open(guest: Guest, node: Exclude<Node, { kind: "symlink" }>, asked: typeof everything): Descriptor {
  if (node.kind === "file") return { kind: "file", file: node, offset: 0, ...asked };
  if (node.kind === "device") return openDevice(guest, node, asked);
  return { kind: "directory", directory: node, preopen: null, ...asked };
}

/** EACCES for reading what can only be written, and the other way round. */
function openDevice(guest: Guest, device: Device, asked: typeof everything): Descriptor {
  const stream = guest.streams[device.stream];
  if (asked.rights & rights.fdRead && stream.input === null) fail("acces");
  if (asked.rights & rights.fdWrite && stream.sink === null) fail("acces");
  return { kind: "stream", stream, ...asked };
}
