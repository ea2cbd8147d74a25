import { Buffer } from "./buffer.js";

/** Where text came from that was translated: files by name, each with the places of its map, read when first asked for. */
const maps = new Map();

const comment = /\n\/\/# sourceMappingURL=data:application\/json;base64,([\w+/=]+)\s*$/;

/** Takes note of the map at the end of a text, and gives the text that a person wrote. */
export function noteSourceMap(file, text) {
  if (!/\.[cm]?ts$/.test(file)) return text;
  const [, encoded] = comment.exec(text) ?? [];
  if (encoded === undefined) return text;
  const map = JSON.parse(Buffer.from(encoded, "base64").toString());
  maps.set(file, { mappings: map.mappings, lines: null });
  return map.sourcesContent?.[0] ?? text;
}

/** Line and column, from 1, as a person wrote them. */
export function originalPlace(file, line, column) {
  const map = maps.get(file);
  if (map === undefined) return [line, column];
  map.lines ??= linesOf(map.mappings);
  for (let at = line - 1; at >= 0; at--) {
    const places = map.lines[at] ?? [];
    const place = at < line - 1 ? places.at(-1) : places.findLast((one) => one.column < column) ?? places[0];
    if (place !== undefined) return [place.line + 1, place.originalColumn + 1];
  }
  return [line, column];
}

/** By line of the text: columns with the places that they came from (Source Map, revision 3). */
function linesOf(mappings) {
  let line = 0;
  let originalColumn = 0;
  return mappings.split(";").map((group) => {
    let column = 0;
    const places = [];
    for (const segment of group.split(",")) {
      const [columns, , lines, originalColumns] = numbersOf(segment);
      if (columns === undefined || lines === undefined) continue;
      column += columns;
      line += lines;
      originalColumn += originalColumns;
      places.push({ column, line, originalColumn });
    }
    return places;
  });
}

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

function numbersOf(segment) {
  const numbers = [];
  let value = 0;
  let shift = 0;
  for (const character of segment) {
    const digit = digits.indexOf(character);
    value |= (digit & 31) << shift;
    if (digit & 32) {
      shift += 5;
    } else {
      numbers.push(value & 1 ? -(value >> 1) : value >> 1);
      value = shift = 0;
    }
  }
  return numbers;
}
