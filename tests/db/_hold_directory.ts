/** Opens the embedded database in the directory named, writes rows one after the other and prints each number. */
import { openDatabase } from "../../db/open_database.ts";
import { sql } from "../../db/sql.ts";

const db = await openDatabase({ directory: Deno.args[0]! });
await db.query(sql`create table if not exists numbers (n int primary key)`);
for (let n = 0;; n++) {
  await db.query(sql`insert into numbers values (${n})`);
  console.log(n);
}
