import { createHash } from "node:crypto";

/**
 * SHA-256, hex, of all that makes programs: the sources of the runner and the version of the compiler. A program that
 * another toolchain, meter or price list made has another fingerprint. Coarse on purpose: a list of what matters could miss
 * something. A compiled binary carries the sources that it uses.
 */
export function fingerprint(): string {
  const hash = createHash("sha256");
  hash.update(Deno.readTextFileSync(new URL("../package.json", import.meta.resolve("@yowasp/clang"))));
  for (const path of sourcePaths(new URL("./", import.meta.url))) {
    const text = Deno.readTextFileSync(new URL(path, import.meta.url));
    hash.update(JSON.stringify([path, text]));
  }
  return hash.digest("hex");
}

function sourcePaths(folder: URL, prefix = ""): string[] {
  return [...Deno.readDirSync(folder)].flatMap(({ name, isDirectory }) => {
    if (isDirectory) return sourcePaths(new URL(`${name}/`, folder), `${prefix}${name}/`);
    return isSource(name) ? [prefix + name] : [];
  }).sort();
}

/** Tests make no programs, and a binary has none of them. */
function isSource(name: string): boolean {
  return !/\.md$/.test(name) && !/_test\.ts$|^_test_|^_random_|^_path|^_trial|^_deep_calls|\.wat$/.test(name);
}
