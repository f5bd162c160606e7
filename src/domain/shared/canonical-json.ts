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
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number' && !Number.isSafeInteger(value)) throw new TypeError(`${value} has no canonical form`);
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  let written = '';
  if (isList(value)) {
    for (const item of value) written += `${written && ','}${canonicalJson(item)}`;
    return `[${written}]`;
  }
  for (const name of Object.keys(value).sort()) {
    const member = value[name];
    if (member !== undefined) written += `${written && ','}${quoted(name)}:${canonicalJson(member)}`;
  }
  return `{${written}}`;
}

/** Printable ASCII that JSON does not escape: most names and texts. */
const PLAIN = /^[ !#-[\]-~]*$/;

const quoted = (text: string): string => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text));

const isList = (value: object): value is readonly CanonicalValue[] => Array.isArray(value);
