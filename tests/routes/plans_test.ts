import assert from "node:assert/strict";
import type { Database, Queryable } from "../../db/database.ts";
import { type Query, sql } from "../../db/sql.ts";
import { operations } from "../../routes/mod.ts";
import { webPages } from "../../web/mod.ts";
import { testApp } from "../_app.ts";
import { alike } from "../code_execution_world.ts";
import { importSchools } from "../import_school.ts";

/** A statement that was run, and what the database means to do for it where an index can serve. */
interface Planned {
  text: string;
  plan: Node;
}

/** Of a plan what matters here. */
interface Node {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  Filter?: string;
  Plans?: Node[];
}

const planned: Planned[] = [];
const app = await testApp({ watch: planning });
await importSchools(app.db, ...manySchools());
await app.db.query(sql`analyze`);
const caller = app.as(await app.key({ school: "demo" }));
Deno.test.afterAll(() => app[Symbol.asyncDispose]());

/** What may be read whole of a school: a figure of every product is asked for. */
const exceptions: Record<string, RegExp> = { "get-sales-data": /Scan of digital_products/ };

const links = new Set<string>();

// The queue's statements turn on how much waits: tests/db/code_execution_plans_test.ts looks at them with 100,000 tasks.
for (const { name, example } of operations.filter(({ tag }) => tag !== "Code execution")) {
  Deno.test(`${name} reads no table whole`, async () => {
    planned.length = 0;
    const data = (await caller.post(name, example.payload)).data();
    for (const [, link] of JSON.stringify(data).matchAll(/https:\/\/lyceum\.example(\/[^"]+)/g)) {
      links.add(link!);
    }
    isQuick(exceptions[name]);
  });
}

Deno.test("no page that an answer leads to reads a table whole, nor any page of what is not there", async () => {
  planned.length = 0;
  const kinds = new Set(links.values().map((link) => link.replace(/^\/schools\/demo|\?.*|[^/]+$/g, "")));
  for (const kind of ["/courses/", "/products/", "/pay/"]) assert.ok(kinds.has(kind), kind);
  for (const link of links) assert.ok((await app.send(link)).status < 400, link);
  for (const { path } of webPages) await app.send(path.replace(/:\w+/g, "demo"));
  isQuick();
});

/** The demo school with forty times as much in it, beside four that are as it is. */
function manySchools(): object[] {
  const file = new URL("../../examples/demo_school.json", import.meta.url);
  const demo: Record<string, unknown> = JSON.parse(Deno.readTextFileSync(file)).schools[0];
  const copies = Array.from({ length: 40 }, (_, number) => number === 0 ? demo : renamed(demo, `-${number}`));
  const large = Object.entries(demo).map(([name, value]) =>
    [name, Array.isArray(value) ? copies.flatMap((copy) => copy[name]) : value] as const
  );
  const schools = ["north", "south", "west", "east"].map((id) => ({ ...demo, id }));
  return [Object.fromEntries(large), ...schools];
}

/** The same under other ids and other names that are unique, throughout. */
function renamed<Value>(value: Value, suffix: string): Value {
  const text = JSON.stringify(value, (field, inner) => {
    const isName = /^(id|code|username|slug|email)$|(Id|Ids|Code)$/.test(field);
    if (!isName) return inner;
    return Array.isArray(inner) ? inner.map((each) => each + suffix) : inner + suffix;
  });
  return JSON.parse(text);
}

function isQuick(exception?: RegExp): void {
  assert.ok(planned.length > 0);
  for (const { text, plan } of planned) {
    assert.deepEqual(slowScans(plan).filter((scan) => !exception?.test(scan)), [], text);
  }
}

/**
 * What a plan reads that is more the more there is: a table or an index from end to end; all that a school has in it,
 * only to throw some away, or to sort it for a page. From an index in its order the first may be taken.
 */
function slowScans(node: Node, parent?: Node, isForPage = false): string[] {
  const { "Node Type": type, "Index Cond": condition, Plans: inner = [] } = node;
  const above = parent?.["Node Type"];
  const filter = node.Filter ?? (above === "Bitmap Heap Scan" ? parent!.Filter : undefined);
  const isSlow = condition === undefined
    ? above !== "Limit" || filter !== undefined
    : isSchoolAlone(condition) && (isForPage || filter !== undefined);
  const isSlowScan = type === "Seq Scan" || /^(Index|Bitmap Index)/.test(type) && isSlow;
  const scan = `${type} of ${node["Index Name"] ?? node["Relation Name"]}: ${condition}, ${filter}`;
  const isPage = isForPage || above === "Limit" && type === "Sort";
  return [...isSlowScan ? [scan] : [], ...inner.flatMap((part) => slowScans(part, node, isPage))];
}

function isSchoolAlone(condition: string): boolean {
  return condition.includes("school_id") && !condition.includes(" AND ");
}

/** The database, noting the plan of every statement before it is run. */
function planning(db: Database): Database {
  return alike(db, {
    query: async (query) => {
      await db.transaction((transaction) => plan(transaction, query));
      return await db.query(query);
    },
    transaction: (work) =>
      db.transaction((transaction) =>
        work({
          query: async (query) => {
            await plan(transaction, query);
            return await transaction.query(query);
          },
        })
      ),
  });
}

/**
 * Tables are small here, where reading them whole is as good as any way. So what is read must seem dear, as it is where
 * there are thousands of times as many rows.
 */
async function plan(transaction: Queryable, query: Query): Promise<void> {
  if (!/^\s*(with|select|insert|update|delete)\b/.test(query.text)) return;
  await transaction.query(sql`
    select set_config(name, value, true)
    from (values ('enable_seqscan', 'off'), ('cpu_tuple_cost', '1'), ('cpu_index_tuple_cost', '1')) as set (name, value)`);
  const [row] = await transaction.query<{ "QUERY PLAN": [{ Plan: Node }] }>(
    sql`explain (format json) ${query}`,
  );
  planned.push({ text: query.text, plan: row!["QUERY PLAN"][0].Plan });
}
