type Unset<T> = { [K in keyof T]: undefined extends T[K] ? K : never }[keyof T];
type Known<T> = Omit<T, Unset<T> & PropertyKey> & { [K in Unset<T>]?: Exclude<T[K], undefined> };

/** The fields that have a value. */
export const withoutUndefined = <T extends object>(fields: T): Known<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Known<T>;
