import { classes } from '../classes.ts';
import { t } from '../texts/index.ts';
import type { Column, Sorting } from './column.ts';
import css from './table.module.css';

type TableMarkupProps<Row> = Readonly<{
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sorting?: Sorting | undefined;
  /** Without it, no column can be sorted. */
  onSort?: (id: string) => void;
}>;

/** More columns than this are a card for each row on a narrow screen. */
const MOST_BESIDE = 3;

/** A region of its own name, because its section often has the same title. Scrolls sideways in itself where it is too wide; a keyboard can scroll it too. */
export const TableMarkup = <Row,>({ label, columns, rows, rowKey, sorting, onSort }: TableMarkupProps<Row>) => (
  <section className={css.scroll} aria-label={t('table', { label })} {...SCROLLABLE}>
    <table className={classes(css.table, columns.length > MOST_BESIDE && css.cards)}>
      <thead>
        <tr>
          {columns.map(({ id, title, numeric = false, value }) => (
            <th
              key={id}
              scope="col"
              className={classes(numeric && css.numeric)}
              {...(sorting?.id === id && { 'aria-sort': sorting.desc ? 'descending' : 'ascending' })}
            >
              {value === undefined || onSort === undefined ? (
                title
              ) : (
                <button type="button" className={css.sort} onClick={() => onSort(id)}>
                  {title}
                  <Arrows order={sorting?.id === id ? sorting : undefined} />
                </button>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ id, title, cell, numeric = false }) => (
              <td key={id} data-title={title} className={classes(numeric && css.numeric)}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

const SCROLLABLE = { tabIndex: 0 };

const Arrows = ({ order }: Readonly<{ order: Sorting | undefined }>) => (
  <svg viewBox="0 0 8 10" width="8" height="10" aria-hidden="true" data-sorted={order && (order.desc ? 'desc' : 'asc')}>
    <path d="M1 4 4 1l3 3" className={css.up} />
    <path d="m1 6 3 3 3-3" className={css.down} />
  </svg>
);
