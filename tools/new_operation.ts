/**
 * Begins a new operation: its definition, its verb, its test, and its line in the list. What it writes type-checks and
 * its test fails until the verb is there, so that nobody ships the beginning.
 */
import { parseArgs } from "node:util";
import { operations } from "../routes/mod.ts";
import { addToList, definitionText, type NewOperation, snake, testText, verbText } from "./_new_operation.ts";

const usage = `Usage: deno task new NAME --number N --group FOLDER [--scope SCOPE] [--rate N] [--writes]

  NAME      path name as in the interface: get-course-price
  --number  its number in the interface document
  --group   folder under routes/ and domain/: courses
  --scope   read (default), write, execute or sales; "none" for an operation without a key
  --rate    requests in one minute (default 60)
  --writes  it changes something, and so honours Idempotency-Key`;

const root = new URL("../", import.meta.url);

if (import.meta.main) {
  try {
    await begin(readArguments(Deno.args));
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    Deno.exit(2);
  }
}

function readArguments(args: string[]): NewOperation {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      number: { type: "string" },
      group: { type: "string" },
      scope: { type: "string", default: "read" },
      rate: { type: "string", default: "60" },
      writes: { type: "boolean", default: false },
    },
  });
  const [name, ...rest] = positionals;
  if (!name || rest.length > 0 || !/^[a-z]+(-[a-z]+)*$/.test(name)) {
    throw new Error("One name is wanted, as in the interface");
  }
  const number = Number(values.number);
  if (!Number.isInteger(number) || number < 1) throw new Error("--number wants a number from 1");
  if (!/^[a-z_]+$/.test(values.group ?? "")) throw new Error("--group wants a folder's name");
  if (operations.some((operation) => operation.name === name || operation.number === number)) {
    throw new Error(`Cannot begin ${name}: an operation of that name or number is there already`);
  }
  return {
    name,
    number,
    group: values.group!,
    scope: values.scope === "none" ? null : values.scope,
    rate: Number(values.rate),
    writes: values.writes,
  };
}

async function begin(operation: NewOperation): Promise<void> {
  const file = `${operation.group}/${snake(operation.name)}`;
  const list = new URL("routes/mod.ts", root);
  const files: [string, string][] = [
    [`routes/${file}.ts`, definitionText(operation)],
    [`domain/${file}.ts`, verbText(operation)],
    [`tests/routes/${file}_test.ts`, testText(operation)],
  ];
  for (const [path, text] of files) {
    const url = new URL(path, root);
    await Deno.mkdir(new URL("./", url), { recursive: true });
    await Deno.writeTextFile(url, text, { createNew: true });
    console.log(path);
  }
  const numbers = operations.map(({ number }) => number);
  await Deno.writeTextFile(list, addToList(await Deno.readTextFile(list), operation, numbers));
  console.log("routes/mod.ts");
  console.log(`\nNow say what ${operation.name} takes and gives, and: BLESS=1 deno test -A tests/routes`);
}
