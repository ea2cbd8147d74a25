import type { Operation } from "./_operation.ts";

/** One line an operation: number, name, scope of its key, requests a minute, whether it writes, refusals. */
export function operationTable(operations: readonly Operation[]): string {
  const rows = operations.map((operation) => [
    String(operation.number),
    operation.name,
    operation.key ? `key: ${operation.scope}` : "no key",
    `${operation.rate}/min`,
    operation.writes ? "writes" : "reads",
    ["invalid-argument", ...operation.refusals].join(", "),
  ]);
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) =>
    row.map((cell, column) => cell.padEnd(widths[column]!)).join("  ").trimEnd() + "\n"
  )
    .join("");
}
