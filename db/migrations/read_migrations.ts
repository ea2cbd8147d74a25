/** A step from one schema to the next. */
export interface Migration {
  /** Its place among the others; not every number is taken. */
  number: number;
  /** `0001_schools_and_keys`. */
  name: string;
  /** Statements, run one after the other in one transaction. */
  text: string;
}

/**
 * Reads the `.sql` files beside this one, in order: putting a file here is all that adding a migration takes. A
 * compiled binary holds them when it was made with `--include db/migrations`.
 */
export function readMigrations(folder: URL = new URL(".", import.meta.url)): Migration[] {
  const files = [...Deno.readDirSync(folder)].map((entry) => entry.name).filter((name) =>
    name.endsWith(".sql")
  );
  if (files.length === 0) throw new Error(`Cannot migrate: no migration was found in ${folder.href}`);
  let before = "";
  return files.sort().map((file) => {
    const number = Number(file.slice(0, 4));
    if (!/^\d{4}_[a-z0-9_]+\.sql$/.test(file) || number === 0) {
      throw new Error(`Cannot migrate: the file "${file}" should be named as 0001_what_it_adds.sql`);
    }
    if (before.slice(0, 4) === file.slice(0, 4)) {
      throw new Error(`Cannot migrate: the files "${before}" and "${file}" have the same number`);
    }
    before = file;
    // Line ends as they were committed, whatever the checkout made of them: the checksum must not know the platform.
    const text = Deno.readTextFileSync(new URL(file, folder)).replaceAll("\r\n", "\n");
    return { number, name: file.slice(0, -4), text };
  });
}
