import { formOf, type SourceFile } from "../domain/school_data/source_file.ts";
import { CommandError } from "./_failure.ts";

const filesMax = 1_000;

/** The files to import that a name means: that file, or those of that folder. Throws a {@link CommandError} for none. */
export async function sourceFilesOf(name: string): Promise<SourceFile[]> {
  const fail = (why: string) => new CommandError(`Cannot import ${name}: ${why}`);
  let info: Deno.FileInfo;
  try {
    info = await Deno.stat(name);
  } catch (error) {
    throw fail(
      error instanceof Deno.errors.NotFound ? "there is no such file or folder" : (error as Error).message,
    );
  }
  if (!info.isDirectory) {
    const form = formOf(name);
    if (!form) throw fail("its name must end in .json, .jsonl or .csv");
    return [{ name, form, bytes: info.size, open: () => open(name) }];
  }
  const files: SourceFile[] = [];
  for await (const entry of Deno.readDir(name)) {
    const form = formOf(entry.name);
    const path = `${name.replace(/\/+$/, "")}/${entry.name}`;
    if (!form || entry.isDirectory) continue;
    const { size, isFile } = await Deno.stat(path);
    if (isFile) files.push({ name: path, form, bytes: size, open: () => open(path) });
  }
  if (files.length === 0) throw fail("the folder holds no file whose name ends in .json, .jsonl or .csv");
  if (files.length > filesMax) throw fail(`the folder holds ${files.length} files, and ${filesMax} at most`);
  return files.sort((a, b) => a.name < b.name ? -1 : 1);
}

async function open(path: string): Promise<ReadableStream<Uint8Array>> {
  return (await Deno.open(path)).readable;
}
