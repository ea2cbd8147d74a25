/**
 * Puts the entries of an object on one line or on several. On one: at most `compact` levels lie inside, and all is short enough. A
 * list of more than six entries becomes a table.
 */
export function fitOnLines(state, entries, base, kind, level, value) {
  const [open, close] = kind.braces;
  const prefix = base === "" ? "" : `${base} `;
  if (state.compact === true) return `${prefix}${open} ${entries.join(", ")} ${close}`;
  let output = entries;
  if (state.compact >= 1) {
    if (kind.isList && entries.length > 6) output = asTable(state, entries, kind.hasMore, value);
    if (state.currentDepth - level < state.compact && output === entries) {
      const start = output.length + state.indentation + open.length + base.length + 10;
      if (isShort(state, output, start, base)) {
        const line = output.join(", ");
        if (!line.includes("\n")) return `${prefix}${open} ${line} ${close}`;
      }
    }
  }
  const newLine = `\n${" ".repeat(state.indentation)}`;
  return `${prefix}${open}${newLine}  ${output.join(`,${newLine}  `)}${newLine}${close}`;
}

function isShort(state, output, start, base) {
  let length = output.length + start;
  if (length + output.length > state.breakLength) return false;
  for (const entry of output) {
    length += entry.length;
    if (length > state.breakLength) return false;
  }
  return base === "" || !base.includes("\n");
}

/** Short entries of a list side by side, in at most 15 columns that make the whole about two and a half times as wide as high. */
function asTable(state, entries, hasMore, value) {
  const count = hasMore ? entries.length - 1 : entries.length;
  const lengths = entries.slice(0, count).map((entry) => entry.length);
  const total = lengths.reduce((sum, length) => sum + length + 2, 0);
  const longest = Math.max(...lengths);
  const cell = longest + 2;
  if (cell * 3 + state.indentation >= state.breakLength) return entries;
  if (total / cell <= 5 && longest > 6) return entries;
  const typical = Math.max(cell - 3 - Math.sqrt(cell - total / entries.length), 1);
  const columns = Math.min(
    Math.round(Math.sqrt(2.5 * typical * count) / typical),
    Math.floor((state.breakLength - state.indentation) / cell),
    state.compact * 4,
    15,
  );
  if (columns <= 1) return entries;
  const widths = [];
  for (let column = 0; column < columns; column++) {
    let width = 0;
    for (let at = column; at < count; at += columns) width = Math.max(width, lengths[at]);
    widths.push(width + 2);
  }
  const alignsRight = value !== undefined && entries.every((_, at) => isNumeric(value[at]));
  const rows = [];
  for (let start = 0; start < count; start += columns) {
    const end = Math.min(start + columns, count);
    let row = "";
    for (let at = start; at < end; at++) {
      const isLast = at === end - 1;
      const text = isLast ? entries[at] : `${entries[at]}, `;
      const width = widths[at - start];
      if (alignsRight) row += text.padStart(isLast ? width - 2 : width);
      else row += isLast ? text : text.padEnd(width);
    }
    rows.push(row);
  }
  if (hasMore) rows.push(entries[count]);
  return rows;
}

function isNumeric(value) {
  return typeof value === "number" || typeof value === "bigint";
}
