import { fail } from "../errno.ts";
import { Content } from "./content.ts";
import type { Volume } from "./volume.ts";

/** Anything that a directory can hold. */
export type Node = RegularFile | Directory | SymbolicLink | Device;

/** What all nodes have. Times are nanoseconds since 1970; reading does not move the access time (as with `noatime`). */
abstract class Inode {
  /** Numbered in the order of making, so the same run sees the same numbers. */
  readonly inode: bigint;
  /** Names that lead here; 0 once the last was removed. */
  links = 0;
  accessedNs: bigint;
  modifiedNs: bigint;
  changedNs: bigint;

  constructor(readonly volume: Volume, nowNs: bigint) {
    this.inode = volume.nextInode();
    this.accessedNs = this.modifiedNs = this.changedNs = nowNs;
  }

  modified(nowNs: bigint): void {
    this.modifiedNs = this.changedNs = nowNs;
  }
}

/** A file of bytes, held to its volume's limits. */
export class RegularFile extends Inode {
  readonly kind = "file";
  /** Descriptors that have it open. A file lives as long as it has a name or a descriptor. */
  opens = 0;
  #content: Content;
  /** Bytes counted against the volume. What the host placed counts from its first change. */
  #counted = 0;

  constructor(volume: Volume, nowNs: bigint, lent?: Uint8Array) {
    super(volume, nowNs);
    this.#content = new Content(lent);
  }

  get size(): number {
    return this.#content.size;
  }

  /** Bytes that the next change copies first. */
  get lentBytes(): number {
    return this.#content.isLent ? this.size : 0;
  }

  read(offset: number, into: Uint8Array): number {
    return this.#content.read(offset, into);
  }

  /** Writes what the volume has room for and gives the count; ENOSPC when that is nothing. */
  write(offset: number, bytes: Uint8Array, nowNs: bigint): number {
    if (bytes.length === 0) return 0;
    const room = this.volume.bytesFree + this.#counted;
    const count = Math.min(bytes.length, room - offset);
    if (count <= 0 || room < this.size) fail("nospc");
    this.#count(Math.max(this.size, offset + count));
    this.#content.write(offset, count === bytes.length ? bytes : bytes.subarray(0, count));
    this.modified(nowNs);
    return count;
  }

  /** Gives how many bytes it had to copy; ENOSPC when the volume has no room. */
  resize(size: number, nowNs: bigint): number {
    if (size > this.volume.bytesFree + this.#counted) fail("nospc");
    this.#count(size);
    this.modified(nowNs);
    return this.#content.resize(size);
  }

  /** See {@link Content.bytes}. */
  bytes(): Uint8Array {
    return this.#content.bytes();
  }

  /** Gives the bytes back to the volume once neither a name nor a descriptor leads here. */
  forgetIfUnused(): void {
    if (this.links > 0 || this.opens > 0 || this.volume.readOnly) return;
    this.#count(0);
    this.#content = new Content();
  }

  #count(size: number): void {
    this.volume.bytesUsed += size - this.#counted;
    this.#counted = size;
  }
}

/** One name in a directory. Its cookie says where a listing goes on, and never changes while the name stays. */
export interface Entry {
  node: Node;
  cookie: number;
}

/** Names in the order in which they were made. */
export class Directory extends Inode {
  readonly kind = "directory";
  /** The directory that holds this one; a root holds itself. */
  parent: Directory = this;
  readonly entries: Map<string, Entry> = new Map();
  #nextCookie = firstCookie;

  /** Adds a name that is not there yet; ENOENT in a directory that was itself removed, ENOSPC in a full volume. */
  add(name: string, node: Node, nowNs: bigint): void {
    if (this.links === 0) fail("noent");
    if (this.volume.entriesFree <= 0) fail("nospc");
    this.volume.entriesUsed++;
    this.put(name, node, nowNs);
  }

  /** {@link add} without asking the limits: for what the host places, and for a name that only moves. */
  put(name: string, node: Node, nowNs: bigint): void {
    this.entries.set(name, { node, cookie: this.#nextCookie++ });
    node.links++;
    if (node.kind === "directory") node.parent = this;
    this.modified(nowNs);
  }

  /** Removes a name that is there. */
  remove(name: string, nowNs: bigint): void {
    this.volume.entriesUsed--;
    this.take(name, nowNs);
  }

  /** {@link remove} without telling the limits. */
  take(name: string, nowNs: bigint): void {
    const node = this.entries.get(name)?.node;
    if (node === undefined) fail("noent");
    this.entries.delete(name);
    node.links--;
    node.changedNs = nowNs;
    if (node.kind === "file") node.forgetIfUnused();
    this.modified(nowNs);
  }
}

/** Whether a directory is `other` or lies in it, however deep. */
export function isWithin(directory: Directory, other: Directory): boolean {
  let at = directory;
  while (at !== other) {
    if (at.parent === at) return false;
    at = at.parent;
  }
  return true;
}

/** Cookies 1 and 2 go on behind `.` and `..`. */
export const firstCookie = 3;

/** A path that stands for another. It is text: nothing is looked up until it is followed. */
export class SymbolicLink extends Inode {
  readonly kind = "symlink";

  constructor(volume: Volume, nowNs: bigint, readonly target: string) {
    super(volume, nowNs);
  }
}

/** A name for one of the guest's own streams, or for the empty one. */
export class Device extends Inode {
  readonly kind = "device";

  constructor(volume: Volume, nowNs: bigint, readonly stream: StreamName) {
    super(volume, nowNs);
  }
}

export type StreamName = "stdin" | "stdout" | "stderr" | "null";
