import type { ReactNode } from 'react';
import type { Tone } from '../classes.ts';
import { classes } from '../classes.ts';
import { Time } from '../data/time.tsx';
import lists from './list.module.css';
import css from './timeline.module.css';
import tones from './tone.module.css';

export type TimelineEvent = Readonly<{
  id: string;
  at: string | null;
  title: ReactNode;
  detail?: ReactNode;
  tone?: Tone;
}>;

/** What happened, newest first: in the order given. */
export const Timeline = ({ label, events }: Readonly<{ label: string; events: readonly TimelineEvent[] }>) => (
  <ol className={lists.list} aria-label={label}>
    {events.map(({ id, at, title, detail, tone = 'neutral' }) => (
      <li key={id} className={css.event}>
        <span className={classes(tones.dot, tones[tone], css.dot)} aria-hidden="true" />
        <div className={css.text}>
          <div className={css.top}>
            <span className={lists.title}>{title}</span>
            <span className={css.time}>
              <Time value={at} />
            </span>
          </div>
          {detail !== undefined && <div className={lists.detail}>{detail}</div>}
        </div>
      </li>
    ))}
  </ol>
);
