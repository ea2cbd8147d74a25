import { type Archive, type ArchiveMember, archiveOf, readArchive } from "./archive.ts";
import { type ObjectSymbol, readObjectFile } from "./object_file.ts";

/**
 * Static libraries, cut down to what one program can need. The linker reads every member of an archive only to find most of them
 * needed by nobody, and that is half of its time.
 *
 *   What is promised. Linking with what {@link cutFor} gives is linking with all. The linker takes a member only for a name that something
 *   which it took already needs; of the objects that it begins with, and of every member that defines a name needed by those or by each
 *   other, none is left out. What is left stands in the same order.
 */
export class Libraries {
  readonly #archives: ReadonlyMap<string, Archive>;
  /** Who defines a name. */
  readonly #definers = new Map<string, Lazy[]>();

  /**
   * @param archives by name
   * @param objects others that are linked only where something needs them
   */
  constructor(archives: ReadonlyMap<string, Uint8Array>, objects: readonly Uint8Array[]) {
    this.#archives = new Map([...archives].map(([name, bytes]) => [name, readArchive(bytes)]));
    for (const { members } of this.#archives.values()) {
      for (const member of members) this.#add(member.bytes, member);
    }
    for (const object of objects) this.#add(object, null);
  }

  /** The archives by name, for a program of which these are all the objects that are linked in any case. */
  cutFor(symbols: Iterable<ObjectSymbol>): Map<string, Uint8Array> {
    const taken = this.#closure(symbols);
    return new Map([...this.#archives].map(([name, { names, members }]) => {
      return [name, archiveOf({ names, members: members.filter((member) => taken.has(member)) })];
    }));
  }

  #closure(symbols: Iterable<ObjectSymbol>): Set<ArchiveMember> {
    const names = [...neededBy(symbols)];
    const seen = new Set<Lazy>();
    for (let name = names.pop(); name !== undefined; name = names.pop()) {
      for (const lazy of this.#definers.get(name) ?? []) {
        if (seen.has(lazy)) continue;
        seen.add(lazy);
        names.push(...lazy.needs);
      }
    }
    return new Set([...seen].flatMap(({ member }) => member ?? []));
  }

  #add(object: Uint8Array, member: ArchiveMember | null): void {
    const { symbols } = readObjectFile(object);
    const lazy = { member, needs: [...neededBy(symbols)] };
    for (const { name, isDefined, isLocal } of symbols) {
      if (!isDefined || isLocal) continue;
      const definers = this.#definers.get(name);
      if (definers === undefined) this.#definers.set(name, [lazy]);
      else definers.push(lazy);
    }
  }
}

/** An object that is linked if something needs what it defines. */
interface Lazy {
  /** Null for one that is in no archive. */
  member: ArchiveMember | null;
  needs: readonly string[];
}

function* neededBy(symbols: Iterable<ObjectSymbol>): Generator<string> {
  for (const { name, isDefined } of symbols) if (!isDefined) yield name;
}
