import assert from "node:assert/strict";

/** Logs in a process of its own, as its standard error shows it. */
async function logged(format: "json" | "pretty", statements: string): Promise<string> {
  const module = import.meta.resolve("../../commands/_log.ts");
  const code = `import { createLog } from "${module}";
    const log = createLog({ logFormat: "${format}", logLevel: "info" });
    ${statements}`;
  const { stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["eval", code],
    cwd: new URL("../../", import.meta.url).pathname,
    env: { NO_COLOR: "1" },
  }).output();
  return new TextDecoder().decode(stderr);
}

Deno.test("the log is one JSON object a line: errors with their causes, braces and line breaks as they are", async () => {
  const text = await logged(
    "json",
    `log.debug("too little");
     log.info("{not} a {place}", { requestId: "r1", status: 200 });
     log.error("fault", { error: new Error("outer\\nline", { cause: new TypeError("inner") }) });
     log.warn("plain");`,
  );
  const lines = text.trim().split("\n").map((line) => JSON.parse(line));
  assert.deepEqual(lines.map(({ level, message }) => [level, message]), [
    ["INFO", "{not} a {place}"],
    ["ERROR", "fault"],
    ["WARN", "plain"],
  ]);
  assert.deepEqual([lines[0].requestId, lines[0].status], ["r1", 200]);
  assert.match(lines[1].error, /^Error: outer\nline\n {4}at [^]*\ncaused by: TypeError: inner\n {4}at /);
});

Deno.test("the log for people shows the message and its facts", async () => {
  const text = await logged("pretty", `log.info("Listening", { url: "http://127.0.0.1:8000" });`);
  assert.match(text, /Listening/);
  assert.match(text, /url: .?http:\/\/127\.0\.0\.1:8000/);
});
