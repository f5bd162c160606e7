import type { Schemas } from '@institutional-defi/client';
import { Link } from '@tanstack/react-router';
import type { TimelineEvent } from '../../../kit/index.ts';
import { Actor } from '../frame/actor.tsx';
import css from '../frame/operations.module.css';
import { KINDS, proposalText } from '../frame/words.ts';

type File = Schemas['UserFile'];

/** The records of a file as events, newest first. */
export function eventsOf(file: File): readonly TimelineEvent[] {
  const events = [
    ...profileEvents(file),
    ...file.kyc.events.map(kycEvent),
    ...file.kyc.rulings.map(rulingEvent),
    ...file.terms.acceptances.map(acceptedEvent),
    ...file.decisions.map(decisionEvent),
    ...file.purchases.map(purchaseEvent),
    ...file.transfers.map(transferEvent),
    ...file.sponsorships.map(sponsorshipEvent),
    ...file.blocks.map(blockEvent),
    ...file.proposals.map(proposalEvent),
    ...file.notes.map(noteEvent),
  ];
  return events.sort((a, b) => String(b.at).localeCompare(String(a.at)));
}

const profileEvents = ({ profile, profileHistory }: File): TimelineEvent[] => [
  { id: 'registered', at: profile.createdAt, title: 'Registered' },
  ...(profile.siweVerifiedAt === null
    ? []
    : [{ id: 'signed-in', at: profile.siweVerifiedAt, title: 'Signed in for the first time' }]),
  ...profileHistory.map(({ field, before, after, at, actor }, index) => ({
    id: `profile ${index}`,
    at,
    title: `Changed ${field}`,
    detail: (
      <>
        {before ?? 'nothing'} → {after ?? 'nothing'}, by <Actor name={actor} />
      </>
    ),
  })),
];

const TONES = { pending: 'warn', approved: 'good', rejected: 'bad' } as const;

const kycEvent = ({ id, status, tier, occurredAt, applied }: File['kyc']['events'][number]): TimelineEvent => ({
  id: `kyc ${id}`,
  at: occurredAt,
  title: `Identity provider reported: ${status}`,
  detail: `${tier ?? 'No tier'}${applied ? '' : ', changed nothing'}`,
  tone: TONES[status],
});

const rulingEvent = ({ kind, tier, at }: File['kyc']['rulings'][number]): TimelineEvent => ({
  id: `ruling ${kind} ${at}`,
  at,
  title: kind === 'grant' ? `Granted ${tier ?? 'a tier'}` : `Revoked ${tier ?? 'all tiers'}`,
  tone: kind === 'grant' ? 'good' : 'warn',
});

const acceptedEvent = ({ version, acceptedAt }: File['terms']['acceptances'][number]): TimelineEvent => ({
  id: `terms ${version} ${acceptedAt}`,
  at: acceptedAt,
  title: `Accepted the terms, version ${version}`,
});

const decisionEvent = ({ id, kind, outcome, code, at }: File['decisions'][number]): TimelineEvent => ({
  id: `decision ${id}`,
  at,
  title: (
    <Link to="/operations/decisions/$id" params={{ id }} className={css.link}>
      {KINDS[kind]} {outcome}
    </Link>
  ),
  ...(code !== null && { detail: <code>{code}</code> }),
  tone: outcome === 'granted' ? 'good' : 'bad',
});

const purchaseEvent = ({ txHash, nonce, timestamp, confirmed }: File['purchases'][number]): TimelineEvent => ({
  id: `purchase ${txHash} ${nonce}`,
  at: timestamp,
  title: confirmed ? 'Purchase confirmed' : 'Purchase seen on the chain',
  tone: confirmed ? 'good' : 'warn',
});

const transferEvent = ({ hash, status, recordedAt }: File['transfers'][number]): TimelineEvent => ({
  id: `transfer ${hash}`,
  at: recordedAt,
  title: `Transaction relayed: ${status}`,
});

const sponsorshipEvent = ({ id, state, costUsd, takenAt }: File['sponsorships'][number]): TimelineEvent => ({
  id: `sponsorship ${id}`,
  at: takenAt,
  title: `Request sponsored: ${state}`,
  detail: `$${costUsd.toFixed(2)}`,
});

const blockEvent = ({ kind, reason, by, at }: File['blocks'][number]): TimelineEvent => ({
  id: `block ${kind} ${at}`,
  at,
  title: kind === 'block' ? 'Blocked' : 'Unblocked',
  detail: (
    <>
      {reason}, by <Actor name={by} />
    </>
  ),
  tone: kind === 'block' ? 'bad' : 'good',
});

const proposalEvent = (proposal: File['proposals'][number]): TimelineEvent => ({
  id: `proposal ${proposal.id}`,
  at: proposal.proposedAt,
  title: `Proposed: ${proposalText(proposal)} (${proposal.state})`,
  detail: (
    <>
      {proposal.reason}, by <Actor name={proposal.proposedBy} />
    </>
  ),
  tone: 'accent',
});

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
