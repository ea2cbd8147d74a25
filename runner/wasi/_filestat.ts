import type { Descriptor } from "./_descriptors.ts";
import type { Node } from "./fs/node.ts";
import type { Guest } from "./_guest.ts";
import { fail } from "./errno.ts";

/** Section "filetype" of the witx. */
export const filetype = { unknown: 0, character: 2, directory: 3, regular: 4, symlink: 7 } as const;

/** Streams are regular files to the guest: a terminal would make C buffer by the line and others print in colour. */
export function filetypeOf(node: Node): number {
  if (node.kind === "file" || node.kind === "device") return filetype.regular;
  return node.kind === "directory" ? filetype.directory : filetype.symlink;
}

/** Writes the 64 bytes of a `filestat` for a node. */
export function writeNodeStat(guest: Guest, out: number, node: Node): void {
  writeStat(guest, out, {
    device: guest.deviceOf(node.volume),
    inode: node.inode,
    type: filetypeOf(node),
    links: node.links,
    size: node.kind === "file"
      ? node.size
      : node.kind === "symlink"
      ? new TextEncoder().encode(node.target).length
      : 0,
    times: [node.accessedNs, node.modifiedNs, node.changedNs],
  });
}

/** The same for what a descriptor leads to; a stream is device 0 and has the size of what there is to read in all. */
export function writeDescriptorStat(guest: Guest, out: number, descriptor: Descriptor): void {
  if (descriptor.kind === "file") return writeNodeStat(guest, out, descriptor.file);
  if (descriptor.kind === "directory") return writeNodeStat(guest, out, descriptor.directory);
  writeStat(guest, out, {
    device: 0n,
    inode: BigInt(Object.keys(guest.streams).indexOf(descriptor.stream.name)),
    type: filetype.regular,
    links: 1,
    size: descriptor.stream.input?.bytes.length ?? 0,
    times: [0n, 0n, 0n],
  });
}

/** Sets access and modification time as `fstflags` ask; EINVAL for both ways at once or an unknown flag. */
export function setTimes(guest: Guest, node: Node, accessed: bigint, modified: bigint, flags: number): void {
  if ((flags & ~0b1111) !== 0 || (flags & 0b0011) === 0b0011 || (flags & 0b1100) === 0b1100) fail("inval");
  if (node.volume.readOnly) fail("rofs");
  const nowNs = guest.nowNs();
  if (flags & 0b0001) node.accessedNs = BigInt.asUintN(64, accessed);
  if (flags & 0b0010) node.accessedNs = nowNs;
  if (flags & 0b0100) node.modifiedNs = BigInt.asUintN(64, modified);
  if (flags & 0b1000) node.modifiedNs = nowNs;
  node.changedNs = nowNs;
}

interface Stat {
  device: bigint;
  inode: bigint;
  type: number;
  links: number;
  size: number;
  times: [accessedNs: bigint, modifiedNs: bigint, changedNs: bigint];
}

function writeStat(guest: Guest, out: number, stat: Stat): void {
  const at = out >>> 0;
  guest.memory.bytes(at, 64).fill(0);
  guest.memory.setU64(at, stat.device);
  guest.memory.setU64(at + 8, stat.inode);
  guest.memory.setU8(at + 16, stat.type);
  guest.memory.setU64(at + 24, BigInt(stat.links));
  guest.memory.setU64(at + 32, BigInt(stat.size));
  for (const [index, time] of stat.times.entries()) guest.memory.setU64(at + 40 + index * 8, time);
}
