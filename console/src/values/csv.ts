type Cell = string | number | bigint | null | undefined;

/** A spreadsheet runs what begins so. */
const FORMULA = /^[\s]*[=+\-@\t\r＝＋－＠]/;
/** Where lists are separated otherwise, or lines are split first, a cell ends inside the text, whatever quotes are around the text. */
const FORMULA_INSIDE = /([;\t|\r\n])(?=["\s]*[=+\-@＝＋－＠])/g;
const NUMBER = /^-?\d+(\.\d+)?$/;
const QUOTED = /[",;\t|\r\n]/;

/** What a spreadsheet would run as a formula has an apostrophe before it, so that it is text. */
function fieldOf(cell: Cell): string {
  const text = String(cell ?? '');
  const mark = FORMULA.test(text) && !NUMBER.test(text) ? "'" : '';
  const safe = mark + text.replaceAll(FORMULA_INSIDE, "$1'");
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** RFC 4180, with a byte-order mark, without which spreadsheets read other letters than ASCII wrongly. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\ufeff${rows.map((row) => row.map(fieldOf).join(',')).join('\r\n')}\r\n`;
