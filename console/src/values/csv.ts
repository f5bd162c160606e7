type Cell = string | number | bigint | null | undefined;

/** A spreadsheet runs what begins so. */
const FORMULA = /^[\s]*[=+\-@\t\r＝＋－＠]/;
const NUMBER = /^-?\d+(\.\d+)?$/;
const QUOTED = /[",\r\n]/;

/** A text that a spreadsheet would run as a formula begins with an apostrophe, which it shows as text. */
function fieldOf(cell: Cell): string {
  const text = String(cell ?? '');
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** RFC 4180, with a byte-order mark, without which spreadsheets read other letters than ASCII wrongly. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\ufeff${rows.map((row) => row.map(fieldOf).join(',')).join('\r\n')}\r\n`;
