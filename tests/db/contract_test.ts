import { testDatabase } from "../database.ts";
import { contract } from "./contract.ts";

const engines = Deno.env.has("TEST_DATABASE_URL") ? ["pglite", "postgres"] : ["pglite"];

for (const engine of engines) {
  for (const [clause, holds] of Object.entries(contract)) {
    Deno.test(`${engine}: ${clause}`, async () => {
      await using db = await testDatabase(engine);
      await holds(db);
    });
  }
}
