import {
  type ColumnDef,
  columnVisibilityFeature,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { compared } from '../../values/compared.ts';
import type { Column, Sorting, TableProps } from './column.ts';
import { TableMarkup } from './table-markup.tsx';

const FEATURES = tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

const definitionOf = <Row extends object>({ id, value }: Column<Row>): ColumnDef<typeof FEATURES, Row> => ({
  id,
  accessorFn: (row) => value?.(row) ?? undefined,
  enableSorting: value !== undefined,
  sortUndefined: 'last',
  sortFn: (one, other) => compared(one.getValue(id), other.getValue(id)),
});

export default function SortedTable<Row extends object>({ label, columns, rows, rowKey, view }: TableProps<Row>) {
  const [own, setOwn] = useState<Sorting>();
  const { sorting, hidden, onSort } = view ?? { sorting: own, hidden: [], onSort: setOwn };
  const definitions = useMemo(() => columns.map(definitionOf), [columns]);
  const before = sorting === undefined ? [] : [sorting];
  const table = useTable({
    features: FEATURES,
    columns: definitions,
    data: rows,
    getRowId: rowKey,
    state: { sorting: before, columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])) },
    onSortingChange: (change) => onSort((typeof change === 'function' ? change(before) : change)[0]),
  });
  return (
    <TableMarkup
      label={label}
      columns={columns.filter(({ id }) => table.getColumn(id)?.getIsVisible())}
      rows={table.getRowModel().rows.map(({ original }) => original)}
      rowKey={rowKey}
      sorting={sorting}
      onSort={(id) => table.getColumn(id)?.toggleSorting()}
    />
  );
}
