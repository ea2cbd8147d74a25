import { Device, Directory, RegularFile, type StreamName } from "./node.ts";

/** What a volume may hold. */
export interface VolumeLimits {
  /** Size of any one file, bytes. A guest that writes past it is ended as by SIGXFSZ. */
  fileBytesMax: number;
  /** Names that the guest adds: files, directories, links. Past it the guest sees ENOSPC. */
  entriesMax: number;
  /** Sum of the sizes of the files that the guest made or changed. Past it the guest sees ENOSPC. */
  totalBytesMax: number;
}

export interface VolumeOptions {
  /** Absent: 2 GiB in 1,000,000 names, enough for a compiler. */
  limits?: VolumeLimits;
  /** Time of making of all that the host places, nanoseconds since 1970; 0 when absent. */
  nowNs?: bigint;
}

/**
 * A file system in memory, made by the host and lent to a world as a preopen. The host places files before the run and
 * reads them after it; what it placed is lent, not copied, until the guest changes it. Once sealed nothing in it can
 * change, and any number of worlds may share it.
 */
export class Volume {
  readonly root: Directory;
  readonly limits: VolumeLimits;
  entriesUsed = 0;
  bytesUsed = 0;
  #readOnly = false;
  #inodes = 0n;
  #nowNs: bigint;

  constructor(options: VolumeOptions = {}) {
    this.limits = options.limits ?? roomy;
    this.#nowNs = options.nowNs ?? 0n;
    this.root = new Directory(this, this.#nowNs);
    this.root.links = 1;
  }

  get readOnly(): boolean {
    return this.#readOnly;
  }

  get bytesFree(): number {
    return this.limits.totalBytesMax - this.bytesUsed;
  }

  /** Removing what the host placed makes room as well, so that this can pass the limit by as much. */
  get entriesFree(): number {
    return this.limits.entriesMax - this.entriesUsed;
  }

  /** Makes the volume read-only for good: every change by a guest is EROFS. */
  seal(): this {
    this.#readOnly = true;
    return this;
  }

  /**
   * Places a file with its directories; the path is relative (`data/in.txt`). The bytes are lent and must not change.
   * Throws on a path that is absolute, has an empty, `.` or `..` component, or is taken: paths come checked.
   */
  placeFile(path: string, bytes: Uint8Array): void {
    this.#place(path, new RegularFile(this, this.#nowNs, bytes));
  }

  /** Places an empty directory, and those above it; one that is there already stays. */
  placeDirectory(path: string): void {
    this.#directory(components(path), path);
  }

  /** Places a name for one of the streams of whichever guest opens it. */
  placeDevice(path: string, stream: StreamName): void {
    this.#place(path, new Device(this, this.#nowNs, stream));
  }

  /**
   * Bytes of the regular file at that path, or null when there is none: links are never followed, so a guest cannot
   * lead the host elsewhere. May be the file's own buffer.
   */
  readFile(path: string): Uint8Array | null {
    let node: unknown = this.root;
    for (const name of path.split("/")) {
      if (!(node instanceof Directory)) return null;
      node = node.entries.get(name)?.node;
    }
    return node instanceof RegularFile ? node.bytes() : null;
  }

  nextInode(): bigint {
    return ++this.#inodes;
  }

  #place(path: string, node: RegularFile | Device): void {
    const names = components(path);
    const name = names.pop() ?? "";
    const directory = this.#directory(names, path);
    if (directory.entries.has(name)) throw new Error(`Cannot place ${JSON.stringify(path)}: it is taken`);
    directory.put(name, node, this.#nowNs);
  }

  #directory(names: readonly string[], path: string): Directory {
    if (this.#readOnly) throw new Error(`Cannot place ${JSON.stringify(path)}: the volume is sealed`);
    let directory = this.root;
    for (const name of names) {
      const there = directory.entries.get(name)?.node;
      if (there !== undefined && there.kind !== "directory") {
        throw new Error(`Cannot place ${JSON.stringify(path)}: ${JSON.stringify(name)} is not a directory`);
      }
      const next = there ?? new Directory(this, this.#nowNs);
      if (there === undefined) directory.put(name, next, this.#nowNs);
      directory = next;
    }
    return directory;
  }
}

/** Longest name in a directory, bytes of UTF-8 (Linux's NAME_MAX). */
export const nameBytesMax = 255;

const roomy: VolumeLimits = {
  fileBytesMax: 2_147_483_647,
  entriesMax: 1_000_000,
  totalBytesMax: 2_147_483_648,
};

function components(path: string): string[] {
  const names = path.split("/");
  for (const name of names) {
    const isWrong = name === "" || name === "." || name === ".." || name.includes("\0") ||
      !name.isWellFormed() || new TextEncoder().encode(name).length > nameBytesMax;
    if (isWrong) throw new Error(`Cannot place ${JSON.stringify(path)}: not a plain relative path`);
  }
  return names;
}
