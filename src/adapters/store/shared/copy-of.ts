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
