import type { ReactNode } from 'react';
import type { Tone } from '../classes.ts';
import { classes } from '../classes.ts';
import { Time } from '../data/time.tsx';
import css from './feedback.module.css';

export type TimelineEvent = Readonly<{
  id: string;
  at: string | null;
  title: ReactNode;
  detail?: ReactNode;
  tone?: Tone;
}>;

/** What happened, newest first: in the order given. */
export const Timeline = ({ label, events }: Readonly<{ label: string; events: readonly TimelineEvent[] }>) => (
  <ol className={css.timeline} aria-label={label}>
    {events.map(({ id, at, title, detail, tone = 'neutral' }) => (
      <li key={id} className={css.event}>
        <span className={classes(css.dot, css[tone])} aria-hidden="true" />
        <div className={css.eventText}>
          <div className={css.eventTop}>
            <span className={css.stepTitle}>{title}</span>
            <span className={css.eventTime}>
              <Time value={at} />
            </span>
          </div>
          {detail !== undefined && <div className={css.stepDetail}>{detail}</div>}
        </div>
      </li>
    ))}
  </ol>
);
