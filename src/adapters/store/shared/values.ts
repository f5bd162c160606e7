/** The row without its null columns: absent values are undefined inside. */
type Present<Row> = {
  [K in keyof Row as null extends Row[K] ? never : K]: Row[K];
} & { [K in keyof Row as null extends Row[K] ? K : never]?: NonNullable<Row[K]> };

export const present = <Row extends object>(row: Row): Present<Row> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Present<Row>;

/** A deep copy, as `structuredClone` makes it, without its cost for the plain objects, lists and dates that stores keep. */
export function copyOf<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf) as T;
  if (value instanceof Date) return new Date(value) as T;
  if (Object.getPrototypeOf(value) !== Object.prototype) return structuredClone(value);
  const copy = { ...value };
  for (const name of Object.keys(copy) as (keyof T & string)[]) {
    const member = copy[name];
    if (typeof member === 'object') copy[name] = copyOf(member);
  }
  return copy;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The database rejects any other text in a column of type uuid. */
export const isUuid = (text: string): boolean => UUID.test(text);

/** Deletes at most `limit` of the old entries, in the order of the map, and returns how many. */
export function purged<K, V>(entries: Map<K, V>, limit: number, isOld: (value: V) => boolean): number {
  const old = [...entries].filter(([, value]) => isOld(value)).slice(0, limit);
  for (const [key] of old) entries.delete(key);
  return old.length;
}
