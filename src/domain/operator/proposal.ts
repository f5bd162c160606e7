import type { KycTier } from '../kyc/tier.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import type { OperatorRole } from './operator.ts';

/** A wallet's address, or `cli:<user>` for somebody on the host. */
export type Actor = string;

export const isOnHost = (actor: Actor): boolean => actor.startsWith('cli:');

/** What is proposed for a wallet. */
export type Wish =
  | Readonly<{ action: 'unblock' }>
  | Readonly<{ action: 'grant-tier'; tier: KycTier; expiresAt?: Date }>
  | Readonly<{ action: 'revoke-tier'; tier?: KycTier }>
  | Readonly<{ action: 'add-operator'; role: OperatorRole }>
  | Readonly<{ action: 'remove-operator' }>
  | Readonly<{ action: 'erase' }>;
export type ProposedAction = Wish['action'];

/** `void`: the proposer lost the role or was blocked; decided by the actor who did that. */
export const VERDICTS = ['approved', 'rejected', 'void'] as const;

export type ProposalDecision = Readonly<{
  verdict: (typeof VERDICTS)[number];
  by: Actor;
  at: Date;
  /** Why it was rejected, or is void. */
  reason?: string;
}>;

export type NewProposal = Readonly<{
  wallet: WalletAddress;
  wish: Wish;
  reason: string;
  proposedBy: Actor;
  proposedAt: Date;
  /** From then on it cannot be approved. */
  endsAt: Date;
}>;
export type Proposal = NewProposal & Readonly<{ id: string; decision?: ProposalDecision }>;

export const PROPOSAL_STATES = ['open', ...VERDICTS, 'expired'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

const LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** Ends after seven days, or when the tier that it grants would end. */
export function propose(draft: Omit<NewProposal, 'endsAt'>): NewProposal {
  const week = new Date(draft.proposedAt.getTime() + LIFETIME_MS);
  const expiry = draft.wish.action === 'grant-tier' ? draft.wish.expiresAt : undefined;
  return { ...draft, endsAt: expiry !== undefined && expiry < week ? expiry : week };
}

export const proposalState = ({ decision, endsAt }: Proposal, now: Date): ProposalState =>
  decision?.verdict ?? (endsAt <= now ? 'expired' : 'open');
