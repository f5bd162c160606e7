/** The row without its null columns: absent values are undefined inside. */
export type Present<Row> = {
  [K in keyof Row as null extends Row[K] ? never : K]: Row[K];
} & { [K in keyof Row as null extends Row[K] ? K : never]?: NonNullable<Row[K]> };

export const present = <Row extends object>(row: Row): Present<Row> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Present<Row>;
