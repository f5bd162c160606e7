export type Row = Readonly<Record<string, unknown>>;

/** Columns for people. Texts of users may contain anything, so control characters are replaced before they reach a terminal. */
export function table(rows: readonly Row[]): string {
  if (rows.length === 0) return 'Nothing found.\n';
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [names, ...rows.map((row) => names.map((name) => cell(row[name])))];
  const widths = names.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  const shown = lines.map((line) =>
    line
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return `${shown.join('\n')}\n`;
}

/** One JSON object a line, for programs. Amounts are decimal strings. */
export const jsonLines = (rows: readonly Row[]): string =>
  rows
    .map((row) => `${JSON.stringify(row, (_, value) => (typeof value === 'bigint' ? value.toString() : value))}\n`)
    .join('');

/** With what opens another direction of writing, which would reorder the columns behind it. */
const CONTROLS = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

function cell(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (value instanceof Date) return value.toISOString();
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return plain(text);
}

/** Texts of users may contain anything: control characters do not reach a terminal. */
export const plain = (text: string): string => text.replace(CONTROLS, ' ');
