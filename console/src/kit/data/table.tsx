import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import css from './data.module.css';

export type Column<Row> = Readonly<{
  id: string;
  title: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Figures stand at the end, so that their digits line up. */
  numeric?: boolean;
}>;

type TableProps<Row> = Readonly<{
  /** What the table lists, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** In place of rows when there are none. */
  empty?: ReactNode;
}>;

/** A region of its own name, because its section often has the same title. Scrolls sideways in itself on a narrow screen; a keyboard can scroll it too. */
export const Table = <Row,>({ label, columns, rows, rowKey, empty }: TableProps<Row>) =>
  rows.length === 0 && empty !== undefined ? (
    empty
  ) : (
    <section className={css.scroll} aria-label={`${label}: table`} {...SCROLLABLE}>
      <table className={css.table}>
        <thead>
          <tr>
            {columns.map(({ id, title, numeric = false }) => (
              <th key={id} scope="col" className={classes(numeric && css.numeric)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ id, cell, numeric = false }) => (
                <td key={id} className={classes(numeric && css.numeric)}>
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
