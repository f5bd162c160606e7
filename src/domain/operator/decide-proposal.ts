import type { AuditEntry } from '../audit/audit-entry.ts';
import type { TierRuling } from '../kyc/tier.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import { ROLE_OF } from './acts.ts';
import { fourEyesRequired, lastAdmin, ownWallet, proposalDecided, proposalEnded, proposerRemoved } from './errors.ts';
import { type Appointment, hasPowerOf, type OperatorRole } from './operator.ts';
import { type Actor, type Proposal, type ProposalDecision, proposalState } from './proposal.ts';
import { hasRoleIn, requireRole, roleIn, type Staff } from './staff.ts';

const REASONS = {
  blocked: 'The proposer was blocked',
  lowered: 'The proposer was given a lower role',
  removed: 'The proposer was removed as an operator',
  'without-role': 'The proposer no longer has the role that this needs',
} as const;

/** The verdict on what a proposer without the role has proposed. It is final: a new appointment of the proposer does not revive it. */
export const voided = (why: keyof typeof REASONS, by: Actor, at: Date): ProposalDecision => ({
  verdict: 'void',
  by,
  at,
  reason: REASONS[why],
});

/** What the appointment makes of the open proposals of its wallet; undefined when it takes no power away. */
export function verdictOfAppointment(
  { wallet, role, by, at }: Appointment,
  before: Staff,
): ProposalDecision | undefined {
  if (role === undefined) return voided('removed', by, at);
  const held = before.get(wallet)?.role;
  return held === undefined || hasPowerOf(role, held) ? undefined : voided('lowered', by, at);
}

export const voidEntry = ({ id, wallet, wish }: Proposal, { by, at }: ProposalDecision): AuditEntry => ({
  at,
  actor: by,
  action: 'proposal.void',
  subject: wallet,
  outcome: 'done',
  detail: { proposal: id, change: wish.action },
});

/** What an approval changes. */
export type Effect =
  | Readonly<{ kind: 'unblock'; wallet: WalletAddress; reason: string; by: Actor; at: Date; proposal: string }>
  | Readonly<{ kind: 'ruling'; ruling: TierRuling }>
  | Readonly<{ kind: 'appointment'; appointment: Appointment }>
  | Readonly<{ kind: 'erasure'; wallet: WalletAddress; reason: string; by: Actor; at: Date; proposal: string }>;

type Rules = Readonly<{ fourEyes: boolean; now: Date }>;
type Decided = Readonly<{ decision: ProposalDecision; effect?: Effect }>;

/**
 * The approval and its effect; without an effect when the proposal is void, because its proposer has no role that carries it. Throws
 * PROPOSAL_DECIDED, PROPOSAL_ENDED, PROPOSER_REMOVED for one that is void already, NOT_AN_OPERATOR for too low a role,
 * FOUR_EYES_REQUIRED to the proposer and to the wallet that gains, and LAST_ADMIN when nobody would be left to name operators.
 */
export function approve(proposal: Proposal, actor: Actor, { fourEyes, now }: Rules, staff: Staff): Decided {
  const needed = roleNeeded(proposal, staff);
  requireRole(staff, actor, needed);
  requireOpen(proposal, now);
  if (!hasRoleIn(staff, proposal.proposedBy, needed)) return { decision: voided('without-role', actor, now) };
  if (fourEyes && (actor === proposal.proposedBy || actor === proposal.wallet)) throw fourEyesRequired();
  const effect = effectOf(proposal, actor, now);
  if (effect.kind === 'appointment') requireAdmins(staff, effect.appointment);
  return { decision: { verdict: 'approved', by: actor, at: now }, effect };
}

/** The proposer may reject too, to withdraw it. Throws as `approve` does, but for the rules of the effect. */
export function reject(proposal: Proposal, actor: Actor, reason: string, now: Date, staff: Staff): Decided {
  requireRole(staff, actor, roleNeeded(proposal, staff));
  requireOpen(proposal, now);
  return { decision: { verdict: 'rejected', by: actor, at: now, reason } };
}

/**
 * A block takes an operator's role away, so it needs the role that a removal needs; the host has it. As nobody blocks the own wallet,
 * the admin who blocks always remains. Throws OWN_WALLET or NOT_AN_OPERATOR.
 */
export function requireBlockable(wallet: WalletAddress, actor: Actor, staff: Staff): void {
  if (actor === wallet) throw ownWallet();
  if (roleIn(staff, wallet) !== undefined) requireRole(staff, actor, ROLE_OF['remove-operator']);
}

/** Unblocking an operator gives the role back, so it needs the role that an appointment needs. */
export function roleNeeded({ wallet, wish }: Pick<Proposal, 'wallet' | 'wish'>, staff: Staff): OperatorRole {
  const gives = wish.action === 'unblock' && staff.has(wallet) ? 'add-operator' : wish.action;
  return ROLE_OF[gives];
}

function requireOpen(proposal: Proposal, now: Date): void {
  const { decision, endsAt, proposedBy } = proposal;
  if (decision?.verdict === 'void') throw proposerRemoved({ proposedBy });
  if (decision !== undefined) throw proposalDecided({ verdict: decision.verdict, by: decision.by });
  if (proposalState(proposal, now) === 'expired') throw proposalEnded({ endsAt });
}

function requireAdmins(staff: Staff, { wallet, role }: Appointment): void {
  const others = [...staff.keys()].some((other) => other !== wallet && roleIn(staff, other) === 'admin');
  if (role !== 'admin' && !others) throw lastAdmin();
}

function effectOf({ id, wallet, wish, reason }: Proposal, by: Actor, at: Date): Effect {
  const act = { wallet, reason, by, at, proposal: id };
  switch (wish.action) {
    case 'unblock':
      return { kind: 'unblock', ...act };
    case 'grant-tier': {
      const { tier, expiresAt } = wish;
      return { kind: 'ruling', ruling: { kind: 'grant', ...act, tier, ...(expiresAt && { expiresAt }) } };
    }
    case 'revoke-tier':
      return { kind: 'ruling', ruling: { kind: 'revocation', ...act, ...(wish.tier && { tier: wish.tier }) } };
    case 'add-operator':
      return { kind: 'appointment', appointment: { wallet, role: wish.role, at, by } };
    case 'remove-operator':
      return { kind: 'appointment', appointment: { wallet, at, by } };
    case 'erase':
      return { kind: 'erasure', ...act };
  }
}
