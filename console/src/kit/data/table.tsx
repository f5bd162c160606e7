import { type ComponentType, lazy, Suspense } from 'react';
import type { TableProps } from './column.ts';
import { TableMarkup } from './table-markup.tsx';

const SortedTable = lazy(() => import('./sorted-table.tsx'));

/** The library that sorts is loaded where something can be sorted; until then the rows stand as they were given. */
export function Table<Row extends object>({ empty, ...props }: TableProps<Row>) {
  const { rows, columns, view } = props;
  if (rows.length === 0 && empty !== undefined) return empty;
  if (view === undefined && columns.every(({ value }) => value === undefined)) return <TableMarkup {...props} />;
  const Sorted = SortedTable as unknown as ComponentType<TableProps<Row>>;
  return (
    <Suspense fallback={<TableMarkup {...props} />}>
      <Sorted {...props} />
    </Suspense>
  );
}
