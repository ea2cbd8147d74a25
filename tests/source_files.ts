import { formOf, type SourceFile } from "../domain/school_data/source_file.ts";

/** A file to import that is no file; its name says its form. */
export function sourceFile(name: string, content: string | Uint8Array<ArrayBuffer> | object): SourceFile {
  const isWritten = typeof content === "string" || content instanceof Uint8Array;
  const blob = new Blob([isWritten ? content : JSON.stringify(content)]);
  return { name, form: formOf(name)!, bytes: blob.size, open: () => Promise.resolve(blob.stream()) };
}

/** `examples/demo_school.json`. */
export const demoSchool: SourceFile = sourceFile(
  "demo_school.json",
  await Deno.readFile(new URL("../examples/demo_school.json", import.meta.url)),
);
