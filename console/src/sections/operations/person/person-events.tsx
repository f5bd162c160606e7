import type { Schemas } from '@institutional-defi/client';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Amount, Hash, Time, type TimelineEvent } from '../../../kit/index.ts';
import { chainName } from '../../../values/chains.ts';
import { tierName } from '../../../values/tiers.ts';
import { Actor } from '../frame/actor.tsx';
import css from '../frame/operations.module.css';
import type { PaymentToken } from '../frame/use-payment-token.ts';
import { KINDS, KYC, OUTCOMES, proposalText, relayState } from '../frame/words.ts';
import { Moved } from './moved.tsx';

type File = Schemas['UserFile'];

/** What the events of a file are about; each is one choice of the timeline. */
export const SUBJECTS = {
  account: 'Account and sign-ins',
  verification: 'Verification and terms',
  decisions: 'Decisions and permits',
  money: 'Purchases and transfers',
  operators: 'Operators',
} as const;

export type Subject = keyof typeof SUBJECTS;
export type FileEvent = TimelineEvent & Readonly<{ subject: Subject }>;

/** The records of a file as events, newest first. */
export function eventsOf(file: File, token: PaymentToken | undefined): readonly FileEvent[] {
  const of = (subject: Subject, events: readonly TimelineEvent[]) => events.map((event) => ({ ...event, subject }));
  return [
    ...of('account', [...profileEvents(file), ...file.sessions.map(sessionEvent), ...file.keys.flatMap(keyEvents)]),
    ...of('verification', [
      ...file.kyc.sessions.map(openedEvent),
      ...file.kyc.events.map(kycEvent),
      ...file.kyc.rulings.map(rulingEvent),
      ...file.terms.acceptances.map(acceptedEvent),
    ]),
    ...of('decisions', [
      ...file.decisions.map(decisionEvent),
      ...file.authorizations.map((one) => permitEvent(one, token)),
      ...file.nftAuthorizations.map(mintPermitEvent),
    ]),
    ...of('money', [
      ...file.purchases.map((one) => purchaseEvent(one, token)),
      ...file.transfers.map(transferEvent),
      ...file.sponsorships.map(sponsorshipEvent),
    ]),
    ...of('operators', [
      ...file.blocks.map(blockEvent),
      ...file.proposals.flatMap(proposalEvents),
      ...file.notes.map(noteEvent),
    ]),
  ].sort((one, other) => String(other.at).localeCompare(String(one.at)));
}

const profileEvents = ({ profile, profileHistory }: File): readonly TimelineEvent[] => [
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

const sessionEvent = ({ provider, createdAt, expiresAt }: File['sessions'][number]): TimelineEvent => ({
  id: `session ${createdAt} ${expiresAt}`,
  at: createdAt,
  title: provider === 'siwe' ? 'Signed in with the wallet' : 'Signed in with an embedded wallet',
  detail: (
    <>
      The session is open until <Time value={expiresAt} exact />.
    </>
  ),
});

const keyEvents = ({ id, label, scopes, createdAt, revokedAt }: File['keys'][number]): readonly TimelineEvent[] => [
  { id: `key ${id}`, at: createdAt, title: `Created the API key “${label}”`, detail: scopes.join(', ') },
  ...(revokedAt === null ? [] : [{ id: `key ${id} revoked`, at: revokedAt, title: `API key “${label}” revoked` }]),
];

const openedEvent = ({ id, tier, createdAt }: File['kyc']['sessions'][number]): TimelineEvent => ({
  id: `verification ${id}`,
  at: createdAt,
  title: `Opened a verification for ${tierName(tier)}`,
});

const kycEvent = ({ id, status, tier, occurredAt, applied }: File['kyc']['events'][number]): TimelineEvent => ({
  id: `kyc ${id}`,
  at: occurredAt,
  title: `Identity provider reported: ${KYC[status].text}`,
  detail: (
    <>
      {tier === null ? 'No tier' : tierName(tier)}
      {!applied && '. It changed nothing.'}
    </>
  ),
  tone: KYC[status].tone,
});

const rulingEvent = ({ kind, tier, at }: File['kyc']['rulings'][number]): TimelineEvent => ({
  id: `ruling ${kind} ${at}`,
  at,
  title:
    tier === null
      ? kind === 'grant'
        ? 'Granted a tier'
        : 'Revoked all tiers'
      : `${kind === 'grant' ? 'Granted' : 'Revoked'} ${tierName(tier)}`,
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
      {KINDS[kind]}: {OUTCOMES[outcome].text}
    </Link>
  ),
  ...(code !== null && { detail: <code>{code}</code> }),
  tone: OUTCOMES[outcome].tone,
});

const paid = (units: string, token: PaymentToken | undefined): ReactNode =>
  token === undefined ? undefined : <Amount units={units} decimals={token.decimals} symbol={token.symbol} places={2} />;

const permitEvent = (
  { nonce, tier, amount, issuedAt }: File['authorizations'][number],
  token: PaymentToken | undefined,
): TimelineEvent => ({
  id: `permit ${nonce}`,
  at: issuedAt,
  title: `Purchase authorized as ${tierName(tier)}`,
  detail: paid(amount, token),
  tone: 'accent',
});

const mintPermitEvent = ({ contract, nonce, tokenId, issuedAt }: File['nftAuthorizations'][number]): TimelineEvent => ({
  id: `mint ${contract} ${nonce}`,
  at: issuedAt,
  title: `NFT ${tokenId} authorized`,
  tone: 'accent',
});

const purchaseEvent = (
  { txHash, nonce, amount, timestamp, confirmed }: File['purchases'][number],
  token: PaymentToken | undefined,
): TimelineEvent => ({
  id: `purchase ${txHash} ${nonce}`,
  at: timestamp,
  title: confirmed ? 'Purchase confirmed' : 'Purchase seen on the chain',
  detail: (
    <>
      {paid(amount, token)} <Hash value={txHash} />
    </>
  ),
  tone: confirmed ? 'good' : 'warn',
});

const transferEvent = (transfer: File['transfers'][number]): TimelineEvent => ({
  id: `transfer ${transfer.chainId} ${transfer.hash}`,
  at: transfer.recordedAt,
  title: `Transaction relayed: ${relayState(transfer.status).text}`,
  detail: (
    <>
      <Moved transfer={transfer} /> on {chainName(transfer.chainId)} to <Actor name={transfer.to} />
    </>
  ),
  tone: relayState(transfer.status).tone,
});

const sponsorshipEvent = ({ id, state, costUsd, chainId, takenAt }: File['sponsorships'][number]): TimelineEvent => ({
  id: `sponsorship ${id}`,
  at: takenAt,
  title: `Request sponsored: ${relayState(state).text}`,
  detail: `$${costUsd.toFixed(2)} on ${chainName(chainId)}`,
  tone: relayState(state).tone,
});

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
  tone: kind === 'block' ? 'bad' : 'good',
});

const ENDS = { approved: 'Approved', rejected: 'Rejected', void: 'Void' } as const;

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
  const title = `${ENDS[state]}: ${text}`;
  const detail = decisionReason === null ? <Actor name={decidedBy} /> : because(decisionReason, decidedBy);
  return [{ id: `proposal ${id} decided`, at: decidedAt, title, detail }, opened];
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
