/** Fills the parameters of a path. A slash in a value separates segments, which are encoded one by one. */
export function fillPath(path: string, values: Readonly<Record<string, unknown>>): string {
  return path.replaceAll(/\{([^{}]+)\}/g, (_all, name: string) => {
    const value = values[name];
    if (value === undefined) throw new TypeError(`${path} needs the parameter ${name}`);
    return String(value).split('/').map(encodeSegment).join('/');
  });
}

/** `.` and `..` would be resolved to another path, even when they are encoded. */
function encodeSegment(segment: string): string {
  if (/^\.{0,2}$/.test(segment)) throw new TypeError(`"${segment}" cannot be a part of a path`);
  return encodeURIComponent(segment);
}
