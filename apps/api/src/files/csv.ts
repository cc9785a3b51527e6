/** What stands in a field of a table. */
export type Cell = string | number;

/** Rows as CSV (RFC 4180): comma, CRLF, UTF-8 with the mark by which spreadsheets know it. */
export function csvText(rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${rows.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(value: Cell): string {
  const text = typeof value === 'number' ? String(value) : guarded(value);
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const formula = /^[=+\-@\t\r]/;
const plainAmount = /^[-+]?\d[\d.,]*(?: ?[\p{L}°%²³]+)*$/u;

/** A spreadsheet would work out what begins like a formula: an apostrophe says that it is text. Plain numbers are none. */
function guarded(text: string): string {
  return formula.test(text) && !plainAmount.test(text) ? `'${text}` : text;
}

/** The text of a cell without the apostrophe that is put before what looks like a formula. */
export function unguarded(text: string): string {
  return text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;
}
