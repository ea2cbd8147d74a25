import { createHash } from "node:crypto";
import type { Submission } from "./program.ts";

/** SHA-256, hex, of everything that a compilation depends on: equal submissions, and only they, have the same key. */
export function submissionKey({ language, source, flags, files, stackKb }: Submission): string {
  const hash = createHash("sha256");
  const addBytes = (bytes: Uint8Array) => hash.update(`${bytes.length}:`).update(bytes);
  // Flags keep their order, which matters to a compiler; the order of files does not.
  hash.update(JSON.stringify([language, flags, stackKb]));
  addBytes(source);
  for (const path of [...files.keys()].sort()) {
    hash.update(JSON.stringify(path));
    addBytes(files.get(path)!);
  }
  return hash.digest("hex");
}
