import {
  type ColumnDef,
  columnVisibilityFeature,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useMemo, useState } from 'react';
import { classes } from '../classes.ts';
import { type Column, compared } from './column.ts';
import css from './table.module.css';

export type Sorting = Readonly<{ id: string; desc: boolean }>;

/** What a person chose to see of a table. */
export type TableView = Readonly<{
  sorting: Sorting | undefined;
  hidden: readonly string[];
  onSort: (sorting: Sorting | undefined) => void;
}>;

type TableProps<Row> = Readonly<{
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

const FEATURES = tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

/** More columns than this are a card for each row on a narrow screen. */
const MOST_BESIDE = 3;

const definitionOf = <Row extends object>({ id, value }: Column<Row>): ColumnDef<typeof FEATURES, Row> => ({
  id,
  accessorFn: (row) => value?.(row) ?? undefined,
  enableSorting: value !== undefined,
  sortUndefined: 'last',
  sortFn: (one, other) => compared(one.getValue(id), other.getValue(id)),
});

/** A region of its own name, because its section often has the same title. Scrolls sideways in itself where it is too wide; a keyboard can scroll it too. */
export function Table<Row extends object>({ label, columns, rows, rowKey, empty, view }: TableProps<Row>) {
  const [own, setOwn] = useState<Sorting>();
  const { sorting, hidden, onSort } = view ?? { sorting: own, hidden: [], onSort: setOwn };
  const definitions = useMemo(() => columns.map(definitionOf), [columns]);
  const table = useTable({
    features: FEATURES,
    columns: definitions,
    data: rows,
    getRowId: rowKey,
    state: {
      sorting: sorting === undefined ? [] : [sorting],
      columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])),
    },
    onSortingChange: (change) => {
      const before = sorting === undefined ? [] : [sorting];
      onSort((typeof change === 'function' ? change(before) : change)[0]);
    },
  });
  if (rows.length === 0 && empty !== undefined) return empty;
  const known = new Map(columns.map((column) => [column.id, column]));
  return (
    <section className={css.scroll} aria-label={`${label}: table`} {...SCROLLABLE}>
      <table className={classes(css.table, columns.length > MOST_BESIDE && css.cards)}>
        <thead>
          <tr>
            {table.getVisibleLeafColumns().map((column) => (
              <HeaderCell
                key={column.id}
                column={known.get(column.id) as Column<Row>}
                sorted={column.getIsSorted()}
                onSort={column.getCanSort() ? () => column.toggleSorting() : undefined}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {row.getVisibleCells().map(({ column: { id } }) => {
                const { title, cell, numeric = false } = known.get(id) as Column<Row>;
                return (
                  <td key={id} data-title={title} className={classes(numeric && css.numeric)}>
                    {cell(row.original)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const SCROLLABLE = { tabIndex: 0 };

type HeaderCellProps = Readonly<{
  column: Readonly<{ title: string; numeric?: boolean }>;
  sorted: false | 'asc' | 'desc';
  onSort: (() => void) | undefined;
}>;

const ORDERS = { asc: 'ascending', desc: 'descending' } as const;

const HeaderCell = ({ column: { title, numeric = false }, sorted, onSort }: HeaderCellProps) => (
  <th
    scope="col"
    className={classes(numeric && css.numeric)}
    {...(sorted !== false && { 'aria-sort': ORDERS[sorted] })}
  >
    {onSort === undefined ? (
      title
    ) : (
      <button type="button" className={css.sort} onClick={onSort}>
        {title}
        <svg viewBox="0 0 8 10" width="8" height="10" aria-hidden="true" data-sorted={sorted || undefined}>
          <path d="M1 4 4 1l3 3" className={css.up} />
          <path d="m1 6 3 3 3-3" className={css.down} />
        </svg>
      </button>
    )}
  </th>
);
