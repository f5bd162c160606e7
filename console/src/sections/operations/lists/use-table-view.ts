import type { Column, TableView } from '../../../kit/index.ts';
import { useAsk, useAsked } from './use-filters.ts';

/** Sorting and columns in the address: `sort=-created`, `hide=email,name`. */
export function useTableView<Row>(
  columns: readonly Column<Row>[],
): TableView & Readonly<{ onHide: (hidden: readonly string[]) => void }> {
  const { sort = '', hide = '' } = useAsked();
  const ask = useAsk();
  const id = sort.replace(/^-/, '');
  const isKnown = columns.some((column) => column.id === id && column.value !== undefined);
  return {
    sorting: isKnown ? { id, desc: sort.startsWith('-') } : undefined,
    hidden: hide.split(',').filter((one) => columns.slice(1).some((column) => column.id === one)),
    onSort: (sorting) => ask({ sort: sorting === undefined ? '' : `${sorting.desc ? '-' : ''}${sorting.id}` }),
    onHide: (hidden) => ask({ hide: hidden.join(',') }),
  };
}
