/** Values with one JSON form. Numbers are safe integers; amounts are texts. */
export type CanonicalValue =
  | string
  | number
  | boolean
  | null
  | readonly CanonicalValue[]
  | Readonly<{ [name: string]: CanonicalValue | undefined }>;

/** JSON as RFC 8785 writes these values: members sorted by name, no white space, undefined members left out. */
export function canonicalJson(value: CanonicalValue): string {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) throw new TypeError(`${value} has no canonical form`);
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  const written = members.flatMap(([name, member]) =>
    member === undefined ? [] : [`${JSON.stringify(name)}:${canonicalJson(member)}`],
  );
  return `{${written.join(',')}}`;
}

const isList = (value: object): value is readonly CanonicalValue[] => Array.isArray(value);
