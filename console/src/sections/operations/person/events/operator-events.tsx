import type { Schemas } from '@institutional-defi/client';
import type { TimelineEvent } from '../../../../kit/index.ts';
import { Actor } from '../../frame/actor.tsx';
import css from '../../frame/operations.module.css';
import { PROPOSAL_STATES, proposalText } from '../../frame/words.ts';

type File = Schemas['UserFile'];

export const operatorEvents = (file: File): readonly TimelineEvent[] => [
  ...file.blocks.map(blockEvent),
  ...file.proposals.flatMap(proposalEvents),
  ...file.notes.map(noteEvent),
];

const because = (reason: string, by: string) => (
  <>
    {reason}, by <Actor name={by} />
  </>
);

const blockEvent = ({ kind, reason, by, at }: File['blocks'][number]): TimelineEvent => ({
  id: `block ${kind} ${at}`,
  at,
  title: kind === 'block' ? 'Blocked' : 'Unblocked',
  detail: because(reason, by),
  tone: kind === 'block' ? 'warn' : 'good',
});

/** That it was proposed, and what was decided. */
function proposalEvents(proposal: File['proposals'][number]): readonly TimelineEvent[] {
  const { id, reason, proposedBy, proposedAt, state, decidedAt, decidedBy, decisionReason } = proposal;
  const text = proposalText(proposal);
  const opened: TimelineEvent = {
    id: `proposal ${id}`,
    at: proposedAt,
    title: `Proposed: ${text}${state === 'open' ? ' (open)' : ''}`,
    detail: because(reason, proposedBy),
    tone: 'accent',
  };
  if (decidedAt === null || decidedBy === null || state === 'open' || state === 'expired') return [opened];
  const { tone, text: ruled } = PROPOSAL_STATES[state];
  const title = `${ruled}: ${text}`;
  const detail = decisionReason === null ? <Actor name={decidedBy} /> : because(decisionReason, decidedBy);
  return [{ id: `decided ${id}`, at: decidedAt, title, detail, tone }, opened];
}

const noteEvent = ({ id, text, by, at }: File['notes'][number]): TimelineEvent => ({
  id: `note ${id}`,
  at,
  title: 'Note',
  detail: (
    <>
      <span className={css.note}>{text}</span> <Actor name={by} />
    </>
  ),
});
