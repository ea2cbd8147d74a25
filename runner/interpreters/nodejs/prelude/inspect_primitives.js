export function formatNumber(value) {
  return Object.is(value, -0) ? "-0" : `${value}`;
}

/** A string in quotes, by choice single ones, with what cannot be seen escaped. */
export function quoted(text) {
  // deno-lint-ignore no-control-regex
  if (!/[\x00-\x1f'\\\x7f-\x9f\ud800-\udfff]/.test(text)) return `'${text}'`;
  let quote = "'";
  if (text.includes("'")) {
    if (!text.includes('"')) quote = '"';
    else if (!text.includes("`") && !text.includes("${")) quote = "`";
  }
  return quote + escaped(text, quote) + quote;
}

const named = { "\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r", "\v": "\\v", "\\": "\\\\" };

function escaped(text, quote) {
  let result = "";
  for (const character of text) {
    const code = character.charCodeAt(0);
    if (character === quote && quote === "'") result += "\\'";
    else if (named[character] !== undefined) result += named[character];
    else if (code < 0x20 || code >= 0x7f && code <= 0x9f) result += `\\x${hex(code, 2)}`;
    else if (character.length === 1 && code >= 0xd800 && code <= 0xdfff) result += `\\u${hex(code, 4)}`;
    else result += character;
  }
  return result;
}

function hex(code, width) {
  return code.toString(16).toUpperCase().padStart(width, "0");
}
