import type { Schemas } from '@institutional-defi/client';
import { Link } from '@tanstack/react-router';
import { Absent, Badge, type Column, Time } from '../../../kit/index.ts';
import css from '../frame/operations.module.css';
import { PersonLink } from '../frame/person-link.tsx';
import { findingText, refusalOf, refusing } from '../frame/rule-words.ts';
import { KINDS, OUTCOMES } from '../frame/words.ts';

type Decision = Schemas['OperatorDecision'];

/** Undefined where no reason was recorded. */
function whyOf({ code, rules, outcome }: Decision): string | undefined {
  if (outcome === 'granted') return 'Every rule passed';
  const rule = refusing(rules);
  return rule === undefined ? (code === null ? undefined : refusalOf(code)) : findingText(rule);
}

export const DECISION_COLUMNS: readonly Column<Decision>[] = [
  {
    id: 'what',
    title: 'Decision',
    value: ({ kind }) => KINDS[kind],
    cell: ({ id, kind }) => (
      <Link to="/operations/decisions/$id" params={{ id }} className={css.link}>
        {KINDS[kind]}
      </Link>
    ),
  },
  {
    id: 'outcome',
    title: 'Outcome',
    value: ({ outcome }) => OUTCOMES[outcome].text,
    cell: ({ outcome }) => <Badge tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].text}</Badge>,
  },
  {
    id: 'why',
    title: 'Why',
    value: whyOf,
    cell: (decision) => <span className={css.wide}>{whyOf(decision) ?? <Absent why="no reason recorded" />}</span>,
  },
  {
    id: 'wallet',
    title: 'Wallet',
    value: ({ wallet }) => wallet,
    cell: ({ wallet }) => <PersonLink wallet={wallet} />,
  },
  {
    id: 'request',
    title: 'Request',
    value: ({ requestId }) => requestId,
    cell: ({ requestId }) => <code>{requestId}</code>,
  },
  { id: 'at', title: 'Time', value: ({ at }) => at, cell: ({ at }) => <Time value={at} /> },
];

/** Of one person, whose page shows them. */
export const DECISIONS_OF_ONE = DECISION_COLUMNS.filter(({ id }) => id !== 'wallet');
