import { errno } from "./errno.ts";
import { filetypeOf } from "./_filestat.ts";
import type { Directory, Node } from "./fs/node.ts";
import { firstCookie } from "./fs/node.ts";
import type { Guest } from "./_guest.ts";
import { workUnits } from "./_work.ts";

/**
 * `fd_readdir`: `.`, `..`, then the names in the order of their making, as many as the buffer takes, the last one cut off
 * where it ends. A cookie belongs to a name, not to a place in a list, so a listing that removes what it has seen
 * misses nothing.
 */
export function fdReaddirCalls(guest: Guest) {
  return {
    fd_readdir(fd: number, buffer: number, length: number, cookie: bigint, out: number): number {
      const { directory } = guest.descriptors.directory(fd);
      guest.memory.check(out, 4);
      const into = guest.memory.bytes(buffer, length);
      let used = 0;
      let looked = 0;
      let written = 0;
      for (const item of listing(directory)) {
        looked++;
        if (item.next <= BigInt.asUintN(64, cookie)) continue;
        written++;
        const part = encode(item).subarray(0, into.length - used);
        into.set(part, used);
        used += part.length;
        if (used === into.length) break;
      }
      guest.work(used + looked * workUnits.lookup + written * workUnits.entry);
      guest.memory.setU32(out, used);
      return errno.success;
    },
  };
}

interface Item {
  name: string;
  node: Node;
  /** The cookie that goes on behind it. */
  next: bigint;
}

function* listing(directory: Directory): Generator<Item> {
  yield { name: ".", node: directory, next: 1n };
  yield { name: "..", node: directory.parent, next: BigInt(firstCookie - 1) };
  for (const [name, { node, cookie }] of directory.entries) yield { name, node, next: BigInt(cookie) };
}

const encoder = new TextEncoder();

/** A `dirent` of 24 bytes and the name. */
function encode({ name, node, next }: Item): Uint8Array {
  const text = encoder.encode(name);
  const bytes = new Uint8Array(24 + text.length);
  const view = new DataView(bytes.buffer);
  view.setBigUint64(0, next, true);
  view.setBigUint64(8, node.inode, true);
  view.setUint32(16, text.length, true);
  view.setUint8(20, filetypeOf(node));
  bytes.set(text, 24);
  return bytes;
}
