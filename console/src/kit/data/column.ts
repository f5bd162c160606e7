import type { ReactNode } from 'react';

/** What a column is sorted and exported by; absent values stand last. */
export type ColumnValue = string | number | bigint | null | undefined;

export type Column<Row> = Readonly<{
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end, so that their digits line up. */
  numeric?: boolean;
  /** Without it, the column is neither sorted nor exported. Times are ISO text. */
  value?: (row: Row) => ColumnValue;
}>;

export type Sorting = Readonly<{ id: string; desc: boolean }>;

/** What a person chose to see of a table. */
export type TableView = Readonly<{
  sorting: Sorting | undefined;
  hidden: readonly string[];
  onSort: (sorting: Sorting | undefined) => void;
}>;

export type TableProps<Row> = Readonly<{
  /** What the table lists, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** In place of rows when there are none. */
  empty?: ReactNode;
  /** Kept by the caller, for instance in the address; else the table sorts for itself. */
  view?: TableView;
}>;

const TEXTS = new Intl.Collator('en', { numeric: true });

/** The order of two values of one column. */
export const compared = (one: ColumnValue, other: ColumnValue): number => {
  if (typeof one === 'string' || typeof other === 'string') return TEXTS.compare(String(one), String(other));
  const [left, right] = [one ?? 0, other ?? 0];
  return left < right ? -1 : Number(left > right);
};
