import type { SourceFile } from "../domain/school_data/source_file.ts";

const file = new URL("../examples/demo_school.json", import.meta.url);

/** What a first start imports. A compiled binary holds it when it was made with `--include examples`. */
export const demoSchool: SourceFile = {
  name: "examples/demo_school.json",
  form: "json",
  bytes: 0,
  open: async () => new Blob([await Deno.readFile(file)]).stream(),
};
