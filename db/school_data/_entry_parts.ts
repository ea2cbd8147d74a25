import { type Query, sql } from "../sql.ts";

/** An object of names and values; what is null is left out. */
export function object(strings: TemplateStringsArray, ...parts: Query[]): Query {
  return sql`json_strip_nulls(json_build_object(${sql(strings, ...parts)}))`;
}

/** An array of `entry`, one for each row of `rows`, in that order. */
export function list(entry: Query, rows: Query, order: Query): Query {
  return sql`(select coalesce(json_agg(${entry} order by ${order}), '[]') from ${rows})`;
}

/** An instant as the file has it, with its fraction where there is one. */
export function instant(column: Query): Query {
  return sql`replace(to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), '.000000Z', 'Z')`;
}

/** Bytes in base64url; the database has no such function. */
export function bytes(column: Query): Query {
  return sql`rtrim(translate(encode(${column}, 'base64'), E'+/\n', '-_'), '=')`;
}
