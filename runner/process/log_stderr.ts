/** What one child may say in the log over its whole life; the rest is read and dropped, so that it never blocks. */
const linesMax = 50;
const lineCharactersMax = 1_000;

/** Hands a child's stderr to the log line by line, bounded. Fulfilled at its end. */
export async function logStderr(
  stderr: ReadableStream<Uint8Array>,
  log: (line: string) => void,
): Promise<void> {
  let lines = 0;
  let rest = "";
  const take = (line: string) => {
    if (line.trim() === "") return;
    lines++;
    if (lines <= linesMax) log(line.slice(0, lineCharactersMax));
    if (lines === linesMax) log("(more is dropped)");
  };
  const decoder = new TextDecoder();
  for await (const chunk of stderr) {
    if (lines > linesMax) continue;
    const parts = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = (parts.pop() ?? "").slice(0, lineCharactersMax);
    for (const line of parts) take(line);
  }
  take(rest);
}
