/** U+0000, or half of a surrogate pair: databases reject both. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** Whether every text in the value can be stored, names of fields included, however deep. */
export function isStorable(value: unknown): boolean {
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string' && UNSTORABLE.test(next)) return false;
    if (typeof next !== 'object' || next === null) continue;
    for (const [name, field] of Object.entries(next)) {
      if (UNSTORABLE.test(name)) return false;
      left.push(field);
    }
  }
  return true;
}
