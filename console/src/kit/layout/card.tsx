import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import css from './layout.module.css';

type StatProps = Readonly<{ label: ReactNode; children: ReactNode; note?: ReactNode }>;

/** A card without a heading. */
export const Card = ({ children }: Readonly<{ children: ReactNode }>) => <div className={css.card}>{children}</div>;

/** One large figure with its name. */
export const Stat = ({ label, children, note }: StatProps) => (
  <div className={classes(css.card, css.stat)}>
    <div className={css.statLabel}>{label}</div>
    <div className={css.statFigure}>{children}</div>
    {note !== undefined && <div className={css.statNote}>{note}</div>}
  </div>
);

/** Cards beside each other, in full rows. `wide`: at most two. */
export const Grid = ({ children, wide = false }: Readonly<{ children: ReactNode; wide?: boolean }>) => (
  <div className={wide ? css.gridWide : css.grid}>{children}</div>
);

/** Children beneath each other. */
export const Stack = ({ children }: Readonly<{ children: ReactNode }>) => <div className={css.stack}>{children}</div>;

/** Children in a line, which breaks where it must. */
export const Row = ({ children }: Readonly<{ children: ReactNode }>) => <div className={css.row}>{children}</div>;
