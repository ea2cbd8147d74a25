import { stringify } from "csv-stringify/sync";
import { csvLists } from "./csv_lists.ts";
import type { EntrySink, SchoolDetails } from "./export_school_data.ts";
import { findList } from "./lists/mod.ts";

/** Takes text for a file. */
export type WriteText = (text: string) => Promise<void>;

/** Writes one document, an entry a line. */
export function documentSink(write: WriteText): EntrySink {
  let schools = 0;
  let open: string | undefined;
  const endList = () => open === undefined ? "" : "\n      ]";
  const endSchool = () => schools === 0 ? "" : `${endList()}\n    }`;
  return {
    async school(details) {
      await write(
        `${endSchool()}${schools === 0 ? '{\n  "schools": [\n' : ",\n"}    {\n${fieldsOf(details)}`,
      );
      schools++;
      open = undefined;
    },
    async entries(list, entries) {
      const lines = entries.map((entry) => `        ${JSON.stringify(entry)}`).join(",\n");
      await write(list === open ? `,\n${lines}` : `${endList()},\n      "${list}": [\n${lines}`);
      open = list;
    },
    end: () => write(schools === 0 ? '{\n  "schools": []\n}\n' : `${endSchool()}\n  ]\n}\n`),
  };
}

function fieldsOf(details: SchoolDetails): string {
  const lines = Object.entries(details).map(([name, value]) => `      "${name}": ${JSON.stringify(value)}`);
  return lines.join(",\n");
}

/** Writes JSON Lines: an entry a line, with its school and list. */
export function linesSink(write: WriteText): EntrySink {
  let school = "";
  return {
    async school(details) {
      school = details.id;
      await write(`${JSON.stringify({ list: "schools", entry: details })}\n`);
    },
    async entries(list, entries) {
      await write(entries.map((entry) => `${JSON.stringify({ school, list, entry })}\n`).join(""));
    },
    async end() {},
  };
}

/**
 * Writes several files: `schools.json`, and a CSV file for each list that can be one.
 *
 * @param open opens the file of that name
 */
export function folderSink(open: (name: string) => WriteText): EntrySink {
  const document = documentSink(open("schools.json"));
  const files = new Map<string, WriteText>();
  let school = "";
  return {
    async school(details) {
      school = details.id;
      await document.school(details);
    },
    async entries(list, entries) {
      if (!csvLists.includes(list)) return await document.entries(list, entries);
      const columns = ["school", ...Object.keys(findList(list)!.entry.properties)];
      let write = files.get(list);
      const header = write === undefined;
      if (!write) files.set(list, write = open(`${list}.csv`));
      await write(stringify(entries.map((entry) => ({ school, ...entry })), { header, columns, ...style }));
    },
    end: () => document.end(),
  };
}

/** Any line end in a cell is quoted, whatever the reader takes for one. */
const style = { quoted_match: /[\r\n]/, cast: { boolean: String } };
