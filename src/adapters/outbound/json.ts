/** The parsed JSON, without keys named `__proto__`; undefined when the text is not JSON. */
export function jsonOf(text: string): unknown {
  try {
    return /__proto__|\\u005f/i.test(text) ? JSON.parse(text, withoutPrototypes) : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Assigning a key with this name would change the object's prototype. */
const withoutPrototypes = (key: string, value: unknown) => (key === '__proto__' ? undefined : value);
