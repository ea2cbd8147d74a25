import type { EntrySink } from "../domain/school_data/export_school_data.ts";
import { documentSink, folderSink, linesSink, type WriteText } from "../domain/school_data/write_entries.ts";
import { CommandError } from "./_failure.ts";

/** Where an export goes. Disposed of without {@link OpenExport.keep}, it leaves nothing. */
export interface OpenExport extends AsyncDisposable {
  sink: EntrySink;
  /** Puts what was written into its place. */
  keep(): Promise<void>;
}

/** Opens a file, or a folder where the name has no ending of a file's. Throws a {@link CommandError} when it cannot. */
export async function openExport(name: string): Promise<OpenExport> {
  try {
    if (/\.jsonl?$/i.test(name)) return await openFile(name);
    return await openFolder(name);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    throw new CommandError(`Cannot write ${name}: ${(error as Error).message}`, { cause: error });
  }
}

/** Only its owner may read it: it holds what people told the school. */
const create = { write: true, createNew: true, mode: 0o600 };

async function openFile(name: string): Promise<OpenExport> {
  const unfinished = `${name}.${crypto.randomUUID().slice(0, 8)}.part`;
  const file = await Deno.open(unfinished, create);
  const writer = bufferedWriter(file);
  let isKept = false;
  return {
    sink: /l$/i.test(name) ? linesSink(writer.write) : documentSink(writer.write),
    async keep() {
      await writer.flush();
      await Deno.rename(unfinished, name);
      isKept = true;
    },
    async [Symbol.asyncDispose]() {
      file.close();
      if (!isKept) await Deno.remove(unfinished);
    },
  };
}

async function openFolder(name: string): Promise<OpenExport> {
  await Deno.mkdir(name, { recursive: true, mode: 0o700 });
  for await (const entry of Deno.readDir(name)) {
    throw new CommandError(`Cannot write the folder ${name}: it holds ${entry.name} already; name a new one`);
  }
  const files: { path: string; file: Deno.FsFile; writer: ReturnType<typeof bufferedWriter> }[] = [];
  let isKept = false;
  return {
    sink: folderSink((part) => {
      const path = `${name}/${part}`;
      const file = Deno.openSync(path, create);
      const writer = bufferedWriter(file);
      files.push({ path, file, writer });
      return writer.write;
    }),
    async keep() {
      for (const { writer } of files) await writer.flush();
      isKept = true;
    },
    async [Symbol.asyncDispose]() {
      for (const { path, file } of files) {
        file.close();
        if (!isKept) await Deno.remove(path);
      }
    },
  };
}

function bufferedWriter(file: Deno.FsFile): { write: WriteText; flush(): Promise<void> } {
  const encoder = new TextEncoder();
  let waiting: string[] = [];
  let characters = 0;
  const flush = async () => {
    let bytes = encoder.encode(waiting.join(""));
    waiting = [];
    characters = 0;
    while (bytes.length > 0) bytes = bytes.subarray(await file.write(bytes));
  };
  return {
    flush,
    async write(text) {
      waiting.push(text);
      characters += text.length;
      if (characters > 262_144) await flush();
    },
  };
}
