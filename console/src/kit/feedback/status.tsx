import type { ReactNode } from 'react';
import { classes, type Tone } from '../classes.ts';
import css from './status.module.css';
import tones from './tone.module.css';

type BadgeProps = Readonly<{ tone?: Tone; children: ReactNode }>;

/** A state in one or two words. The words say it; the colour only helps. */
export const Badge = ({ tone = 'neutral', children }: BadgeProps) => (
  <span className={classes(css.badge, tones[tone])}>{children}</span>
);

/** A state with a dot, for lines of text and tables. */
export const Status = ({ tone = 'neutral', children }: BadgeProps) => (
  <span className={css.status}>
    <span className={classes(tones.dot, tones[tone])} aria-hidden="true" />
    {children}
  </span>
);
