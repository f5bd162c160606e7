import { present } from './values.ts';

/** `isEU` is `is_eu`, `lastFour` is `last_four`. */
type SnakeCase<Name extends string, Before extends string = ''> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : Before extends Lowercase<Before> ? `_${Lowercase<First>}` : Lowercase<First>}${SnakeCase<Rest, First>}`
  : '';
const snakeCase = (name: string) => name.replace(/(?<![A-Z])[A-Z]/g, '_$&').toLowerCase();

/** Absent values are null, and amounts are decimal text: as the driver returns `numeric` columns. */
type Column<Value> = Value extends undefined ? null : Value extends bigint ? string : Value;
export type RowOf<T> = { [Name in keyof T & string as SnakeCase<Name>]-?: Column<T[Name]> };

type NameOf<T> = keyof T & string;
/** Makes a call that leaves out a field of the record an error. */
type NoneOf<Missing> = [Missing] extends [never] ? [] : [missing: Missing];

/** Translates records whose columns are named as their fields. `amounts`: the fields that are `bigint`. */
export const rowsOf =
  <T extends object>() =>
  <Plain extends NameOf<T>, Amount extends NameOf<T> = never>(
    plain: readonly Plain[],
    amounts: readonly Amount[] = [],
    ..._none: NoneOf<Exclude<NameOf<T>, Plain | Amount>>
  ) => {
    const columns = [...plain, ...amounts].map((name) => [name, snakeCase(name)] as const);
    const isAmount = new Set<string>(amounts);
    const columnOf = (value: unknown) => (typeof value === 'bigint' ? String(value) : (value ?? null));
    return {
      toRow: (record: Readonly<T>) =>
        Object.fromEntries(columns.map(([name, column]) => [column, columnOf(record[name])])) as RowOf<T>,
      /** Columns of no field are left out. */
      toRecord: (row: RowOf<T>): T => {
        const values = row as Readonly<Record<string, unknown>>;
        const valueIn = (name: string, value: unknown) =>
          isAmount.has(name) && value !== null ? BigInt(value as string) : value;
        return present(Object.fromEntries(columns.map(([name, column]) => [name, valueIn(name, values[column])]))) as T;
      },
    };
  };
