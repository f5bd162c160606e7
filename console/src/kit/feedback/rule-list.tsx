import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { t } from '../texts/index.ts';
import lists from './list.module.css';
import css from './rule-list.module.css';

export type Rule = Readonly<{
  id: string;
  title: ReactNode;
  outcome: 'pass' | 'fail' | 'unknown';
  /** Why: the service's sentence, or the fact that it rested on. */
  detail?: ReactNode;
  /** The way to mend it: a link or a button. */
  remedy?: ReactNode;
}>;

const MARK = { pass: '✓', fail: '✕', unknown: '?' } as const;

/** Each rule with its outcome, and what to do about the ones that fail. */
export const RuleList = ({ label, rules }: Readonly<{ label: string; rules: readonly Rule[] }>) => (
  <ul className={lists.list} aria-label={label}>
    {rules.map(({ id, title, outcome, detail, remedy }) => (
      <li key={id} className={css.rule}>
        <span className={classes(css.mark, css[outcome])} role="img" aria-label={t(`rule.${outcome}`)}>
          {MARK[outcome]}
        </span>
        <div className={css.text}>
          <div>{title}</div>
          {detail !== undefined && <div className={lists.detail}>{detail}</div>}
        </div>
        {remedy !== undefined && <div>{remedy}</div>}
      </li>
    ))}
  </ul>
);
