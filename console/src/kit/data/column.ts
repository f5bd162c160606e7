import type { ReactNode } from 'react';
import type { ColumnValue } from '../../values/compared.ts';

/** The first column of a table names its row, and heads its card on a phone: it is neither a time nor the hash of a transaction. */
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
