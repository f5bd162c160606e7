const DEPTH = 4;
const TEXT_LENGTH = 2_000;

/** The facts with values that JSON can represent: integers as decimal text, dates as ISO 8601, and nothing twice. */
export const plainFacts = (facts: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  plainEntries(facts, new Set([facts]), DEPTH);

function plain(value: unknown, seen: ReadonlySet<unknown>, depth: number): unknown {
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString();
  if (value instanceof Error) return `${value.name}: ${value.message}`.slice(0, TEXT_LENGTH);
  if (typeof value !== 'object') return String(value).slice(0, TEXT_LENGTH);
  if (seen.has(value) || depth === 0) return '[omitted]';
  const within = new Set([...seen, value]);
  if (Array.isArray(value)) return value.map((item) => plain(item, within, depth - 1));
  return plainEntries(value as Readonly<Record<string, unknown>>, within, depth - 1);
}

const plainEntries = (facts: Readonly<Record<string, unknown>>, seen: ReadonlySet<unknown>, depth: number) =>
  Object.fromEntries(
    Object.entries(facts)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, plain(value, seen, depth)]),
  );
