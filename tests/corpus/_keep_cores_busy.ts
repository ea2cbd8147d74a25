/** Starts one child process a core that does nothing but spin, until disposed; for 15 minutes at most. */
export function keepCoresBusy(): Disposable {
  const children = Array.from(
    { length: navigator.hardwareConcurrency },
    () =>
      new Deno.Command(Deno.execPath(), {
        args: ["eval", "const end = Date.now() + 900_000; while (Date.now() < end);"],
        stdin: "null",
        stdout: "null",
        stderr: "null",
      })
        .spawn(),
  );
  return {
    [Symbol.dispose]() {
      for (const child of children) child.kill("SIGKILL");
    },
  };
}
