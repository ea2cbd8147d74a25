import { type Entry, type FileEntry, Uint8ArrayReader, ZipReader } from "@zip.js/zip.js";
import { submissionBounds } from "../../runner/mod.ts";
import { nextTurn } from "../next_turn.ts";
import { Refusal } from "../refusals.ts";
import { quote } from "./_quote.ts";
import { zipNameProblem, ZipTree } from "./_zip_name.ts";

/**
 * Unpacks additional files, by relative path. What a client sent is not believed: names, kinds, number and size of
 * the entries are checked, sizes also against what really comes out, and an archive that two tools could read
 * differently is refused. Directories are implied by the files in them; an empty one is not kept.
 *
 * Refuses with `invalid-argument` at `path`, naming the entry (decision 23; sizes: decision 17).
 */
export async function unpackZip(packed: Uint8Array, path: string): Promise<Map<string, Uint8Array>> {
  const refuse = (reason: string): never => {
    throw new Refusal("invalid-argument", `Cannot unpack the additional files: ${reason}`, { path });
  };
  const refuseEntry = (entry: { filename: string }, reason: string) =>
    refuse(`entry ${quote(entry.filename)}: ${reason}`);

  const { zipEntriesMax, zipUnpackedBytesMax } = submissionBounds;
  const reader = new ZipReader(new Uint8ArrayReader(packed), {
    strictness: "strict",
    filenameValidation: "tolerant",
    useWebWorkers: false,
  });
  const taking = takeTurns();
  const entries: Entry[] = [];
  const tree = new ZipTree();
  let bytesLeft = zipUnpackedBytesMax;
  try {
    for await (const entry of reader.getEntriesGenerator()) {
      if (entries.push(entry) > zipEntriesMax) refuse(`it has more than ${zipEntriesMax} entries`);
      const problem = zipNameProblem(entry.filename) ?? kindProblem(entry) ?? tree.add(entry.filename);
      if (problem) refuseEntry(entry, problem);
      await taking(entryWork);
      bytesLeft -= entry.uncompressedSize;
      if (!(bytesLeft >= 0)) refuse(`they are more than ${zipUnpackedBytesMax} bytes unpacked`);
    }
  } catch (error) {
    if (error instanceof Refusal) throw error;
    refuse(`this is not a sound zip archive (${reasonOf(error)})`);
  }

  const files = new Map<string, Uint8Array>();
  for (const entry of entries) {
    await taking(entryWork);
    if (entry.directory) continue;
    try {
      files.set(entry.filename, await unpackEntry(entry, taking));
    } catch (error) {
      refuseEntry(entry, `it cannot be unpacked (${reasonOf(error)})`);
    }
  }
  return files;
}

const stored = 0;
const deflated = 8;
const fileTypeBits = 0o170000;
const regularFile = 0o100000;
const directory = 0o040000;

function kindProblem(entry: Entry): string | null {
  const type = ((entry.externalFileAttributes ?? 0) >>> 16) & fileTypeBits;
  if (entry.symlink) return "it is a link";
  if (![0, regularFile, directory].includes(type)) return "it is neither a file nor a directory";
  const isDirectory = entry.filename.endsWith("/");
  if (isDirectory !== entry.directory || (isDirectory && type === regularFile)) {
    return "a directory's name, and no other, ends with a slash";
  }
  if (isDirectory && entry.uncompressedSize > 0) return "it is a directory with content";
  if (entry.encrypted) return "it is encrypted";
  if (![stored, deflated].includes(entry.compressionMethod)) return "it is neither stored nor deflated";
  return null;
}

/** Never keeps more than the declared size, whatever comes out. */
async function unpackEntry(entry: FileEntry, taking: TakeTurns): Promise<Uint8Array> {
  const bytes = new Uint8Array(entry.uncompressedSize);
  let filled = 0;
  const writable = new WritableStream<Uint8Array>({
    async write(chunk) {
      if (filled + chunk.length > bytes.length) throw new Error("it is larger than it declares");
      bytes.set(chunk, filled);
      filled += chunk.length;
      await taking(chunk.length);
    },
  });
  await entry.getData(writable, {
    strictness: "strict",
    checkCrc32: true,
    checkOverlappingEntry: true,
    useWebWorkers: false,
  });
  if (filled !== bytes.length) throw new Error("it is smaller than it declares");
  return bytes;
}

/** Called with what was just done, in bytes or what takes as long. */
type TakeTurns = (work: number) => Promise<void>;

const entryWork = 16_384;
const turnWork = 1_048_576;

/**
 * Nothing here waits for anything but the processor, so whoever else is served by this process, and the leases that it
 * has to renew, would wait for the end of a whole batch of archives.
 */
function takeTurns(): TakeTurns {
  let done = 0;
  return async (work) => {
    done += work;
    if (done < turnWork) return;
    done = 0;
    await nextTurn();
  };
}

function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return reason.slice(0, 200);
}
