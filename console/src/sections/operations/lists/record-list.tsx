import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button, type Column, Loaded, LoadMore, Notice, Row, Select, Table, toast } from '../../../kit/index.ts';
import { csvOf } from '../../../values/csv.ts';
import { saveFile } from '../frame/save-file.ts';
import { ColumnsMenu } from './columns-menu.tsx';
import css from './lists.module.css';
import { useTableView } from './use-table-view.ts';
import { ViewsMenu } from './views-menu.tsx';

/** The result of `usePages`. */
type Pages<Row> = Readonly<{
  items: readonly Row[] | undefined;
  list: Parameters<typeof Loaded<readonly Row[]>>[0]['query'];
  readAll: (most: number) => Promise<readonly Row[]>;
}> &
  Parameters<typeof LoadMore>[0]['pages'];

type RecordListProps<Row> = Readonly<{
  /** What the table lists: "People". The file that is saved has the same name. */
  label: string;
  pages: Pages<Row>;
  /** The first one names the row, and is never hidden. */
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  empty: ReactNode;
  /** How many there are, in words. */
  counted: (rows: number) => string;
  /** "The people could not be read" */
  failed: string;
}>;

/** A long list: sorted, with the columns of one's choice, kept as a view, and saved as a file for spreadsheets. */
export function RecordList<Row extends object>(props: RecordListProps<Row>) {
  const { label, pages, columns, rowKey, empty, counted, failed } = props;
  const view = useTableView(columns);
  const shown = columns.filter(({ id }) => !view.hidden.includes(id));
  return (
    <>
      <div className={css.bar}>
        <SortField columns={shown} view={view} />
        <Row>
          <ViewsMenu />
          <ColumnsMenu columns={columns} hidden={view.hidden} onHide={view.onHide} />
          <SaveCsv label={label} pages={pages} columns={shown} />
        </Row>
      </div>
      <Loaded query={pages.list} failed={failed}>
        {(rows) => (
          <>
            <Table label={label} columns={columns} rows={rows} rowKey={rowKey} empty={empty} view={view} />
            {view.sorting !== undefined && pages.hasNextPage && (
              <Notice title="Sorted among the rows that are loaded">
                There are more rows. Load them or narrow the filters: the first row here may not be the first of all.
              </Notice>
            )}
            <LoadMore pages={pages} shown={counted(rows.length)} />
          </>
        )}
      </Loaded>
    </>
  );
}

type SortFieldProps<Row> = Readonly<{ columns: readonly Column<Row>[]; view: ReturnType<typeof useTableView> }>;

/** On a phone, where rows are cards without a head that could be pressed. */
function SortField<Row>({ columns, view: { sorting, onSort } }: SortFieldProps<Row>) {
  const choices = columns
    .filter(({ value }) => value !== undefined)
    .flatMap(({ id, title }) => [
      { value: id, label: `${title}, ascending` },
      { value: `-${id}`, label: `${title}, descending` },
    ]);
  return (
    <div className={css.sort}>
      <Select
        label="Order"
        value={sorting === undefined ? '' : `${sorting.desc ? '-' : ''}${sorting.id}`}
        onChange={(chosen) =>
          onSort(chosen === '' ? undefined : { id: chosen.replace(/^-/, ''), desc: chosen.startsWith('-') })
        }
        choices={[{ value: '', label: 'As the service lists them' }, ...choices]}
      />
    </div>
  );
}

/** More rows than this are exported on the host. */
const MOST_ROWS = 5_000;

type SaveCsvProps<Row> = Pick<RecordListProps<Row>, 'label' | 'pages' | 'columns'>;

/** Reads the pages that are not shown yet, each of which is an entry of the audit log, and saves the columns that are shown. */
function SaveCsv<Row>({ label, pages, columns }: SaveCsvProps<Row>) {
  const save = useMutation<number, Error, void>({
    mutationFn: async () => {
      const rows = await pages.readAll(MOST_ROWS);
      const told = columns.filter(({ value }) => value !== undefined);
      const lines = rows.map((row) => told.map(({ value }) => value?.(row)));
      const text = csvOf([told.map(({ title }) => title), ...lines]);
      saveFile(`${label.toLowerCase()}.csv`, text, 'text/csv');
      return rows.length;
    },
    onSuccess: (count) => toast({ tone: 'good', title: 'Saved', text: `Rows: ${count.toLocaleString('en')}` }),
    onError: (error) => toast({ tone: 'bad', title: 'Not saved', text: error.message }),
  });
  return (
    <Button size="small" busy={save.isPending} disabled={pages.items === undefined} onClick={() => save.mutate()}>
      Save as CSV
    </Button>
  );
}
