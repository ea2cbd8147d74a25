/** What a benchmark found: a table for people, its figures for programs. */
export interface Report {
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
  /** The few figures that matter, by name. */
  summary: Record<string, number>;
}

/** What every benchmark may be told on the command line. */
export interface BenchOptions {
  /** The least work that shows that everything works; its figures mean nothing. */
  tiny: boolean;
  /** How often each thing is measured. */
  rounds: number;
  /** Name of the language to measure, where a benchmark can choose; C when absent. */
  language?: string;
  /** Says how far it is, on stderr. */
  progress(text: string): void;
}

/** The report as aligned text, names to the left and numbers to the right. */
export function reportText({ columns, rows, summary }: Report): string {
  const cells = [columns, ...rows].map((row) => row.map(cell));
  const widths = columns.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)));
  const lines = cells.map((row) =>
    row.map((text, column) => column === 0 ? text.padEnd(widths[column]!) : text.padStart(widths[column]!))
      .join("  ")
  );
  const rule = widths.map((width) => "-".repeat(width)).join("  ");
  const figures = Object.entries(summary).map(([name, value]) => `${name}: ${cell(value)}`);
  return [lines[0]!, rule, ...lines.slice(1), "", ...figures].join("\n");
}

function cell(value: string | number): string {
  if (typeof value === "string") return value;
  if (Number.isInteger(value)) return value.toLocaleString("en");
  return value >= 100 ? value.toFixed(1) : value.toFixed(3);
}
