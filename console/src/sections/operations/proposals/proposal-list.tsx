import type { Schemas } from '@institutional-defi/client';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Absent, Badge, type Column, Stack, Table, Time } from '../../../kit/index.ts';
import { checksummed, shortened } from '../../../values/address.ts';
import { Actor } from '../frame/actor.tsx';
import css from '../frame/operations.module.css';
import type { Operator } from '../frame/operators-only.tsx';
import { ProposalRuling } from './proposal-ruling.tsx';
import { PROPOSAL_STATES, proposalText } from '../frame/words.ts';

type Proposal = Schemas['Proposal'];

type ProposalListProps = Readonly<{ proposals: readonly Proposal[]; operator: Operator; empty: ReactNode }>;

export const ProposalList = ({ proposals, operator, empty }: ProposalListProps) => (
  <Table
    label="Proposals"
    rows={proposals}
    rowKey={({ id }) => id}
    empty={empty}
    columns={[
      ...COLUMNS,
      { id: 'ruling', title: 'Decision', cell: (proposal) => <Ruled {...{ proposal, operator }} /> },
    ]}
  />
);

const COLUMNS: readonly Column<Proposal>[] = [
  {
    id: 'what',
    title: 'Proposal',
    cell: (proposal) => (
      <Stack>
        <strong>{proposalText(proposal)}</strong>
        {proposal.expiresAt !== null && (
          <span>
            Ends <Time value={proposal.expiresAt} />
          </span>
        )}
      </Stack>
    ),
  },
  {
    id: 'wallet',
    title: 'Wallet',
    cell: ({ wallet }) => (
      <Link to="/operations/people/$wallet" params={{ wallet }} className={css.link}>
        {shortened(checksummed(wallet) ?? wallet)}
      </Link>
    ),
  },
  { id: 'reason', title: 'Reason', cell: ({ reason }) => <span className={css.wide}>{reason}</span> },
  {
    id: 'by',
    title: 'Proposed',
    cell: ({ proposedBy, proposedAt }) => (
      <Stack>
        <Actor name={proposedBy} />
        <Time value={proposedAt} />
      </Stack>
    ),
  },
  {
    id: 'state',
    title: 'State',
    cell: ({ state }) => <Badge tone={PROPOSAL_STATES[state].tone}>{PROPOSAL_STATES[state].text}</Badge>,
  },
];

function Ruled({ proposal, operator }: Readonly<{ proposal: Proposal; operator: Operator }>) {
  if (proposal.state === 'open') return <ProposalRuling proposal={proposal} operator={operator} />;
  if (proposal.decidedBy === null) return <Absent why="nobody decided" />;
  return (
    <Stack>
      <Actor name={proposal.decidedBy} />
      <Time value={proposal.decidedAt} />
      {proposal.decisionReason !== null && <span className={css.wide}>{proposal.decisionReason}</span>}
    </Stack>
  );
}
