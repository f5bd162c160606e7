import type { Schemas } from '@institutional-defi/client';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Absent, Badge, type Column, Table, Time } from '../../../kit/index.ts';
import { checksummed, shortened } from '../../../values/address.ts';
import css from '../frame/operations.module.css';
import { KINDS, OUTCOMES, refusing, ruleTitle } from '../frame/words.ts';

type Decision = Schemas['OperatorDecision'];

type DecisionTableProps = Readonly<{ decisions: readonly Decision[]; empty: ReactNode; isOfOneWallet?: boolean }>;

export const DecisionTable = ({ decisions, empty, isOfOneWallet = false }: DecisionTableProps) => (
  <Table
    label="Decisions"
    columns={isOfOneWallet ? COLUMNS.filter(({ id }) => id !== 'wallet') : COLUMNS}
    rows={decisions}
    rowKey={({ id }) => id}
    empty={empty}
  />
);

const COLUMNS: readonly Column<Decision>[] = [
  {
    id: 'what',
    title: 'Decision',
    cell: ({ id, kind }) => (
      <Link to="/operations/decisions/$id" params={{ id }} className={css.link}>
        {KINDS[kind]}
      </Link>
    ),
  },
  {
    id: 'outcome',
    title: 'Outcome',
    cell: ({ outcome }) => <Badge tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].text}</Badge>,
  },
  { id: 'why', title: 'Why', cell: (decision) => <Why decision={decision} /> },
  {
    id: 'wallet',
    title: 'Wallet',
    cell: ({ wallet }) => (
      <Link to="/operations/people/$wallet" params={{ wallet }} className={css.link}>
        {shortened(checksummed(wallet) ?? wallet)}
      </Link>
    ),
  },
  { id: 'request', title: 'Request', cell: ({ requestId }) => <code>{requestId}</code> },
  { id: 'at', title: 'Time', cell: ({ at }) => <Time value={at} /> },
];

/** The sentence of the rule that refused. */
function Why({ decision: { code, rules, outcome } }: Readonly<{ decision: Decision }>) {
  if (outcome === 'granted') return <>Every rule passed</>;
  const rule = refusing(rules);
  if (rule !== undefined) return <>{rule.message ?? ruleTitle(rule.rule)}</>;
  return code === null ? <Absent why="no reason recorded" /> : <code>{code}</code>;
}
