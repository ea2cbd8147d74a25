import type { Database } from "../db/database.ts";
import { exportSchoolData } from "../domain/school_data/export_school_data.ts";
import { documentSink } from "../domain/school_data/write_entries.ts";

/** All schools' data, as one document. */
export async function exportSchools(db: Database): Promise<string> {
  let text = "";
  const sink = documentSink((more) => {
    text += more;
    return Promise.resolve();
  });
  await exportSchoolData({ db }, null, sink);
  return text;
}
