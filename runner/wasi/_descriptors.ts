import { fail } from "./errno.ts";
import type { Directory, RegularFile } from "./fs/node.ts";
import { allRights, rights } from "./_rights.ts";
import type { Stream } from "./_streams.ts";

/** What an open descriptor leads to. */
export type Descriptor = StreamDescriptor | FileDescriptor | DirectoryDescriptor;

interface Opened {
  rights: bigint;
  inheriting: bigint;
  /** fdflags: append, nonblock, …. */
  flags: number;
}

export interface StreamDescriptor extends Opened {
  kind: "stream";
  stream: Stream;
}

export interface FileDescriptor extends Opened {
  kind: "file";
  file: RegularFile;
  offset: number;
}

export interface DirectoryDescriptor extends Opened {
  kind: "directory";
  directory: Directory;
  /** The name it was lent under; null for one that the guest opened. */
  preopen: string | null;
}

/** The guest's descriptor table: the lowest free number is given, as POSIX has it. */
export class Descriptors {
  readonly #open: (Descriptor | null)[] = [];

  /** EBADF when it is not open. */
  get(fd: number): Descriptor {
    return this.#open[fd >>> 0] ?? fail("badf");
  }

  /** EBADF when it is not open, ENOTDIR when it is no directory. */
  directory(fd: number): DirectoryDescriptor {
    const descriptor = this.get(fd);
    return descriptor.kind === "directory" ? descriptor : fail("notdir");
  }

  /** EBADF when it is not open for that, as `read` and `write` have it. */
  readable(fd: number): Descriptor {
    const descriptor = this.get(fd);
    return descriptor.rights & rights.fdRead ? descriptor : fail("badf");
  }

  writable(fd: number): Descriptor {
    const descriptor = this.get(fd);
    return descriptor.rights & rights.fdWrite ? descriptor : fail("badf");
  }

  /** EMFILE when no number is left; asked before anything is created. */
  nextFree(): number {
    let fd = 0;
    while (this.#open[fd]) fd++;
    return fd < descriptorsMax ? fd : fail("mfile");
  }

  /** Takes the lowest free number. */
  add(descriptor: Descriptor): number {
    const fd = this.nextFree();
    if (descriptor.kind === "file" && !descriptor.file.volume.readOnly) descriptor.file.opens++;
    this.#open[fd] = descriptor;
    return fd;
  }

  close(fd: number): void {
    const descriptor = this.get(fd);
    this.#open[fd >>> 0] = null;
    if (descriptor.kind !== "file" || descriptor.file.volume.readOnly) return;
    descriptor.file.opens--;
    descriptor.file.forgetIfUnused();
  }

  /** Moves `from` to the number `to`, which is closed first; both must be open. */
  renumber(from: number, to: number): void {
    const descriptor = this.get(from);
    this.get(to);
    if (from >>> 0 === to >>> 0) return;
    this.close(to);
    this.#open[to >>> 0] = descriptor;
    this.#open[from >>> 0] = null;
  }
}

/** All rights, for what the host lends. */
export const everything = { rights: allRights, inheriting: allRights, flags: 0 };

/** Linux's usual limit of open files. */
export const descriptorsMax = 1024;
