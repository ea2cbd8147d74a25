import assert from "node:assert/strict";
import { operations } from "../../routes/mod.ts";
import { testApp } from "../_app.ts";
import { importDemoSchool } from "../import_school.ts";
import { comparable } from "./_example_answer.ts";

/** What a client has who knows nothing but `/openapi.json` and the field's usual generator. */

interface Document {
  paths: Record<string, { post: DocumentedOperation }>;
}
interface DocumentedOperation {
  operationId: string;
  requestBody: { content: { "application/json": { example: unknown } } };
  responses: { 200: { content: { "application/json": { example: Answer } } } };
}
type Answer = { output: { status: string; data?: unknown; errorMessage?: string } }[];

/** What {@link callerText} exports. */
interface Caller {
  client: { setConfig(config: object): void };
  calls: Record<string, (body?: unknown) => Promise<{ data?: Answer; error?: Answer }>>;
}

Deno.test("a client generated from the document compiles, and calls every operation with its example", async (t) => {
  await using app = await testApp();
  await importDemoSchool(app.db);
  const folder = await Deno.makeTempDir();
  try {
    const { text, body } = await app.send("/openapi.json");
    const { paths } = body as Document;
    await Deno.writeTextFile(`${folder}/openapi.json`, text);
    await Deno.writeTextFile(`${folder}/caller.ts`, callerText(paths));
    await deno([
      "run",
      "-A",
      "--frozen",
      `--config=${generator}deno.json`,
      `${generator}generate.ts`,
      `${folder}/openapi.json`,
      `${folder}/client`,
    ]);
    await deno(["check", "--no-config", "--no-lock", `${folder}/caller.ts`]);

    const { client, calls }: Caller = await import(`file://${folder}/caller.ts`);
    const answer = (request: Request) => app.answer(request, "203.0.113.5");
    client.setConfig({ baseUrl: "http://lyceum.test", fetch: answer });
    const { error } = await calls["create-course"]!();
    assert.match(error![0]!.output.errorMessage!, /^missing-api-key: /);

    const key = await app.key({ school: "demo" });
    client.setConfig({ auth: (scheme: { name: string }) => scheme.name === "SERVICE-API-KEY" ? key : "" });
    assert.deepEqual(Object.keys(calls), operations.map(({ name }) => name));
    let taskId: unknown;
    // Those that change something after those that read: each finds the school as it was imported.
    for (const operation of operations.toSorted((one, other) => Number(one.writes) - Number(other.writes))) {
      const { name, example } = operation;
      if (name === "get-dsa-code-execution-result-batch") continue;
      await t.step(name, async () => {
        const { data } = await calls[name]!();
        const [{ output }] = data as [Answer[number]];
        assert.deepEqual(comparable(operation, output.data), comparable(operation, example.data));
        if (name === "request-dsa-code-execution") ({ taskId } = output.data as { taskId: string });
      });
    }
    await t.step("get-dsa-code-execution-result-batch", async () => {
      const { data } = await calls["get-dsa-code-execution-result-batch"]!({
        data: [{ data: { taskUniqueIds: [taskId] } }],
      });
      const { tasks } = data![0]!.output.data as { tasks: { taskUniqueId: string }[] };
      assert.deepEqual(tasks.map(({ taskUniqueId }) => taskUniqueId), [taskId]);
    });
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});

const generator = new URL("../client_generator/", import.meta.url).pathname;

/** A program that calls everything through the client; it compiles only if every example is what the client's types say. */
function callerText(paths: Document["paths"]): string {
  const calls = Object.entries(paths).map(([path, { post: { operationId, requestBody, responses } }]) => {
    const example = JSON.stringify(requestBody.content["application/json"].example);
    const answer = JSON.stringify(responses[200].content["application/json"].example);
    return `
  "${path.slice("/public/".length)}": async (body: Body<typeof sdk.${operationId}> = ${example}) => {
    const { data, error } = await sdk.${operationId}({ body });
    const _documented: typeof data = ${answer};
    // @ts-expect-error A payload is an object.
    const _wrong: typeof body = { data: [{ data: 5 }] };
    return { data, error };
  },`;
  });
  return `import * as sdk from "./client/sdk.gen.ts";
export { client } from "./client/client.gen.ts";

type Body<Call extends (options: any) => unknown> = Parameters<Call>[0]["body"];

export const calls = {${calls.join("")}
};
`;
}

async function deno(args: string[]): Promise<void> {
  const { success, stderr } = await new Deno.Command(Deno.execPath(), { args, stdout: "null" }).output();
  assert.ok(success, `deno ${args.join(" ")}\n${new TextDecoder().decode(stderr)}`);
}
