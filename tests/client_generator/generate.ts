/**
 * Writes a TypeScript client of an OpenAPI document into a folder: `generate.ts openapi.json FOLDER`. A program of its own,
 * with a lock file of its own, so that no generator and no compiler is among what the service is built from.
 */
// The generator works with whatever compiler is there. It must be this one, before version 7, which has no interface for programs.
import "typescript";
import { createClient } from "@hey-api/openapi-ts";

const [input, path] = Deno.args;
await createClient({
  input: input!,
  output: { path: path!, importFileExtension: ".ts" },
  plugins: ["@hey-api/client-fetch", "@hey-api/typescript", "@hey-api/sdk"],
  logs: { level: "error", file: false },
});
