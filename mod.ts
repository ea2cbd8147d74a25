/** Lyceum: the backend of a school-based learning platform, with a judge inside. ARCHITECTURE.md is the map. */
if (import.meta.main) {
  const [first, ...rest] = Deno.args;
  if (first === "__child") {
    // The one binary, started again by itself: a compiler or an executor of the judge.
    const { runChild } = await import("./runner/process/entry.ts");
    await runChild(rest);
  }
  const { main } = await import("./commands/main.ts");
  Deno.exit(await main(Deno.args));
}
