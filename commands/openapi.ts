import { operations } from "../routes/mod.ts";
import { describeOperations } from "../routes/openapi.ts";
import { readArguments } from "./_arguments.ts";

const help = `Prints the OpenAPI 3.1 document of the interface, as served at /openapi.json

Usage: lyceum openapi > openapi.json`;

/** `openapi`: the document on standard output. */
export function openapiCommand(args: string[]): Promise<number> {
  if (readArguments(args, { command: "openapi", help, options: {} })) {
    console.log(JSON.stringify(describeOperations(operations), null, 2));
  }
  return Promise.resolve(0);
}
