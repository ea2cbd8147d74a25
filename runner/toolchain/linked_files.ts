import { Volume } from "../wasi/mod.ts";
import { cppLibraries } from "./cpp.ts";
import { Libraries } from "./libraries.ts";
import { type ObjectFile, readObjectFile } from "./object_file.ts";

/** What the linker finds in `/usr/lib`: the sysroot's, with libraries cut down to what a program can need. */
export class LinkedFiles {
  readonly #sysroot: Volume;
  readonly #libraries: Libraries;

  /** @param support paths of objects that are linked only where something needs them */
  constructor(sysroot: Volume, support: readonly string[]) {
    this.#sysroot = sysroot;
    const archives = cppLibraries.map(archiveName).map((name) =>
      [name, this.#read(`${place}${name}`)] as const
    );
    this.#libraries = new Libraries(new Map(archives), support.map((path) => this.#read(path)));
  }

  /**
   * A volume to be preopened as `/usr/lib`.
   *
   * @param taken paths of what is linked in any case
   * @param support paths of what is linked where something needs it
   * @param objects what else is linked in any case
   */
  forObjects(taken: readonly string[], support: readonly string[], objects: readonly ObjectFile[]): Volume {
    const volume = new Volume();
    for (const path of [...taken, ...support]) volume.placeFile(path.slice(place.length), this.#read(path));
    const all = [...objects, ...taken.map((path) => readObjectFile(this.#read(path)))];
    for (const [name, bytes] of this.#libraries.cutFor(all.flatMap(({ symbols }) => symbols))) {
      volume.placeFile(name, bytes);
    }
    return volume.seal();
  }

  #read(path: string): Uint8Array {
    const bytes = this.#sysroot.readFile(path.replace("/usr/", ""));
    if (bytes === null) throw new Error(`Cannot link: the sysroot lacks ${path}`);
    return bytes;
  }
}

const place = "/usr/lib/";

/** `libc.a` of `-lc`. */
function archiveName(flag: string): string {
  return `lib${flag.slice("-l".length)}.a`;
}
