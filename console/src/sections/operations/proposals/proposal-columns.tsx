import type { Schemas } from '@institutional-defi/client';
import { Absent, Badge, type Column, Stack, Time } from '../../../kit/index.ts';
import { Actor } from '../frame/actor.tsx';
import css from '../frame/operations.module.css';
import type { Operator } from '../frame/operators-only.tsx';
import { PersonLink } from '../frame/person-link.tsx';
import { PROPOSAL_STATES, proposalText } from '../frame/words.ts';
import { ProposalRuling } from './proposal-ruling.tsx';

type Proposal = Schemas['Proposal'];

export const proposalColumns = (operator: Operator): readonly Column<Proposal>[] => [
  ...COLUMNS,
  { id: 'ruling', title: 'Decision', cell: (proposal) => <Ruled proposal={proposal} operator={operator} /> },
];

const COLUMNS: readonly Column<Proposal>[] = [
  {
    id: 'what',
    title: 'Proposal',
    value: proposalText,
    cell: (proposal) => (
      <>
        <strong>{proposalText(proposal)}</strong>
        {proposal.expiresAt !== null && (
          <div className={css.soft}>
            Ends <Time value={proposal.expiresAt} />
          </div>
        )}
      </>
    ),
  },
  {
    id: 'person',
    title: 'Person',
    value: ({ person, wallet }) => (person === null ? wallet : `${person} ${wallet}`),
    cell: ({ person, wallet }) => (
      <>
        {person !== null && <div>{person}</div>}
        <PersonLink wallet={wallet} />
      </>
    ),
  },
  {
    id: 'reason',
    title: 'Reason',
    value: ({ reason }) => reason,
    cell: ({ reason }) => <span className={css.wide}>{reason}</span>,
  },
  {
    id: 'by',
    title: 'Proposed by',
    value: ({ proposedBy }) => proposedBy,
    cell: ({ proposedBy }) => <Actor name={proposedBy} />,
  },
  {
    id: 'at',
    title: 'Proposed',
    value: ({ proposedAt }) => proposedAt,
    cell: ({ proposedAt }) => <Time value={proposedAt} />,
  },
  {
    id: 'state',
    title: 'State',
    value: ({ state }) => PROPOSAL_STATES[state].text,
    cell: ({ state, endsAt }) => (
      <>
        <Badge tone={PROPOSAL_STATES[state].tone}>{PROPOSAL_STATES[state].text}</Badge>
        {state === 'open' && (
          <div className={css.soft}>
            lapses <Time value={endsAt} />
          </div>
        )}
      </>
    ),
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
