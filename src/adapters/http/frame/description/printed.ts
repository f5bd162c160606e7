/** JSON with a line for each entry down to this depth, so that a change of one entry is a change of one line. */
export function printed(value: unknown, depth: number): string {
  if (depth === 0 || typeof value !== 'object' || value === null || Array.isArray(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, child]) => `${JSON.stringify(key)}:${printed(child, depth - 1)}`);
  return `{\n${entries.join(',\n')}\n}`;
}
