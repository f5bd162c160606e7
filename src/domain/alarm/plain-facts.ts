export type PlainFact = string | number | boolean | null;
export type PlainFacts = Readonly<Record<string, PlainFact>>;

const TEXT_LENGTH = 2_000;

/** The facts as values that JSON can represent: integers and dates as text, objects as their JSON, nothing that is absent. */
export const plainFacts = (facts: Readonly<Record<string, unknown>>): PlainFacts =>
  Object.fromEntries(
    Object.entries(facts)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, plain(value)]),
  );

function plain(value: unknown): PlainFact {
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (value instanceof Error) return `${value.name}: ${value.message}`.slice(0, TEXT_LENGTH);
  const text = typeof value === 'object' ? jsonOf(value) : String(value);
  return text.slice(0, TEXT_LENGTH);
}

/** An object that contains itself has no JSON. */
function jsonOf(value: object): string {
  try {
    return JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'bigint' ? inner.toString() : inner));
  } catch {
    return '[not representable]';
  }
}
