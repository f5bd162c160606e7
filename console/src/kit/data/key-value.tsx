import type { ReactNode } from 'react';
import css from './data.module.css';

export type Pair = Readonly<{ name: string; value: ReactNode }>;

/** Names and values beneath each other. */
export const KeyValueList = ({ pairs }: Readonly<{ pairs: readonly Pair[] }>) => (
  <dl className={css.pairs}>
    {pairs.map(({ name, value }) => (
      <div key={name} className={css.pair}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
