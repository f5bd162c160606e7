import { type ComponentType, lazy, Suspense } from 'react';
import { Skeleton } from '../feedback/skeleton.tsx';
import type { TableProps } from './column.ts';
import { TableMarkup } from './table-markup.tsx';

const SortedTable = lazy(() => import('./sorted-table.tsx'));

const ROW_PX = 42;

/** The library that sorts is loaded where something can be sorted. Until it has come nothing is shown that could be pressed and would be gone then. */
export function Table<Row extends object>({ empty, ...props }: TableProps<Row>) {
  const { rows, columns, view } = props;
  if (rows.length === 0 && empty !== undefined) return empty;
  if (view === undefined && columns.every(({ value }) => value === undefined)) return <TableMarkup {...props} />;
  const Sorted = SortedTable as unknown as ComponentType<TableProps<Row>>;
  return (
    <Suspense fallback={<Skeleton height={(rows.length + 1) * ROW_PX} />}>
      <Sorted {...props} />
    </Suspense>
  );
}
