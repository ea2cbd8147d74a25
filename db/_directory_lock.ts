/** A lock on a directory, held by this process until it releases it or ends in whatever way. */
export interface DirectoryLock {
  release(): void;
}

/**
 * Takes the directory for this process alone. The lock is the operating system's, on an open file: it ends with the
 * process, killed or not, and is never left behind.
 *
 * @throws when another process, or another database of this one, holds it
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  const path = `${directory}/lock`;
  const file = await Deno.open(path, { read: true, write: true, create: true, mode: 0o600 });
  let locked = false;
  try {
    locked = await tryLock(file);
    if (!locked) throw new Error(await describeHolder(path, directory));
    await file.truncate();
    await file.write(new TextEncoder().encode(`${Deno.pid}\n`));
  } finally {
    if (!locked) file.close();
  }
  return { release: () => file.close() };
}

async function describeHolder(path: string, directory: string): Promise<string> {
  // A hint for people, no more: on Windows a locked file cannot be read.
  const pid = (await Deno.readTextFile(path).catch(() => "")).trim();
  const holder = pid === String(Deno.pid)
    ? "this process"
    : /^\d+$/.test(pid)
    ? `process ${pid}`
    : "a process";
  return `Cannot open the database in "${directory}": ${holder} already has it open. ` +
    "Stop that one, choose another directory, or use a PostgreSQL server to share one database";
}

async function tryLock(file: Deno.FsFile): Promise<boolean> {
  if (typeof file.tryLock === "function") return await file.tryLock(true);
  // Deno before 2.7 can only wait for a lock. A wait that is given up ends when the file is closed.
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => timer = setTimeout(() => resolve(false), 500));
  const locked = await Promise.race([file.lock(true).then(() => true), late]);
  clearTimeout(timer);
  return locked;
}
