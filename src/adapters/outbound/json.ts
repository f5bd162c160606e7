/** What the text says in JSON, without keys named `__proto__`; undefined when it is not JSON. */
export function jsonOf(text: string): unknown {
  try {
    return /__proto__|\\u005f/i.test(text) ? JSON.parse(text, withoutPrototypes) : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A key of this name would change what an object is, not what it holds. */
const withoutPrototypes = (key: string, value: unknown) => (key === '__proto__' ? undefined : value);
