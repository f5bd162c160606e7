import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Hidden } from '../hidden.tsx';
import { t } from '../texts/index.ts';
import lists from './list.module.css';
import css from './steps.module.css';

export type Step = Readonly<{
  id: string;
  title: ReactNode;
  state: 'waiting' | 'current' | 'done' | 'failed';
  /** What happens, or what went wrong, at this step. */
  detail?: ReactNode;
}>;

const MARK = { waiting: '', current: '', done: '✓', failed: '!' } as const;

type StepsProps = Readonly<{
  label: string;
  steps: readonly Step[];
  /** False where they go on from steps above, whose numbers would come again. */
  numbered?: boolean;
}>;

/** The steps of a flow in order: authorize, approve, buy, wait. */
export const Steps = ({ label, steps, numbered = true }: StepsProps) => (
  <ol className={classes(lists.list, css.steps)} aria-label={label}>
    {steps.map(({ id, title, state, detail }, index) => (
      <li key={id} className={classes(css.step, css[state])} aria-current={state === 'current' ? 'step' : undefined}>
        <span className={css.mark} aria-hidden="true">
          {MARK[state] || (numbered && index + 1)}
        </span>
        <div>
          <div className={classes(lists.title, css.title)}>
            {title} <Hidden>({t(`step.${state}`)})</Hidden>
          </div>
          {detail !== undefined && <div className={lists.detail}>{detail}</div>}
        </div>
      </li>
    ))}
  </ol>
);
