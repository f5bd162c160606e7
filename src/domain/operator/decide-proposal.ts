import type { TierRuling } from '../kyc/tier-ruling.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import {
  fourEyesRequired,
  lastAdmin,
  notAnOperator,
  ownWallet,
  proposalDecided,
  proposalEnded,
  proposerRemoved,
} from './errors.ts';
import { type Appointment, hasPowerOf, type OperatorRole, operatorsNow } from './operator.ts';
import { type Actor, isOnHost, type Proposal, type ProposalDecision, proposalState, roleFor } from './proposal.ts';

export type Decider = Readonly<{ actor: Actor; role: OperatorRole }>;

/** What an approval changes. */
export type Effect =
  | Readonly<{ kind: 'unblock'; wallet: WalletAddress; reason: string; by: Actor; at: Date; proposal: string }>
  | Readonly<{ kind: 'ruling'; ruling: TierRuling }>
  | Readonly<{ kind: 'appointment'; appointment: Appointment }>
  | Readonly<{ kind: 'erasure'; wallet: WalletAddress; reason: string; by: Actor; at: Date; proposal: string }>;

type Rules = Readonly<{
  fourEyes: boolean;
  now: Date;
  /** Operators whose wallet is blocked: they have no power. */
  blocked: ReadonlySet<Actor>;
}>;
type Staff = Readonly<{ named: ReadonlyMap<WalletAddress, OperatorRole>; appointments: readonly Appointment[] }>;

/**
 * The approval and its effect. Throws PROPOSAL_DECIDED, PROPOSAL_ENDED, PROPOSER_REMOVED, NOT_AN_OPERATOR for too low a role,
 * FOUR_EYES_REQUIRED to the proposer and to the wallet that gains, and LAST_ADMIN when nobody would be left to name operators.
 */
export function approve(
  proposal: Proposal,
  { actor, role }: Decider,
  { fourEyes, now, blocked }: Rules,
  staff: Staff,
): Readonly<{ decision: ProposalDecision; effect: Effect }> {
  requireOpen(proposal, now);
  requireRole(proposal, role);
  requireProposer(proposal, staff, blocked);
  if (fourEyes && (actor === proposal.proposedBy || actor === proposal.wallet)) throw fourEyesRequired();
  const effect = effectOf(proposal, actor, now);
  if (effect.kind === 'appointment') requireAdmins(staff, effect.appointment);
  return { decision: { verdict: 'approved', by: actor, at: now }, effect };
}

/** The proposer may reject too, to withdraw it. Throws PROPOSAL_DECIDED, PROPOSAL_ENDED or NOT_AN_OPERATOR. */
export function reject(
  proposal: Proposal,
  { actor, role }: Decider,
  reason: string,
  now: Date,
): Readonly<{ decision: ProposalDecision }> {
  requireOpen(proposal, now);
  requireRole(proposal, role);
  return { decision: { verdict: 'rejected', by: actor, at: now, reason } };
}

/**
 * A block takes an operator's role away, so it needs the role that a removal needs; the host has it. As nobody blocks the own wallet,
 * the admin who blocks always remains. Throws OWN_WALLET or NOT_AN_OPERATOR.
 */
export function requireBlockable(
  wallet: WalletAddress,
  { actor, role }: Decider,
  roleOfWallet: OperatorRole | undefined,
): void {
  if (actor === wallet) throw ownWallet();
  const needed = roleFor({ action: 'remove-operator' });
  if (roleOfWallet !== undefined && !hasPowerOf(role, needed)) throw notAnOperator({ needed, role });
}

function requireOpen(proposal: Proposal, now: Date): void {
  const { decision, endsAt } = proposal;
  if (decision !== undefined) throw proposalDecided({ verdict: decision.verdict, by: decision.by });
  if (proposalState(proposal, now) === 'expired') throw proposalEnded({ endsAt });
}

function requireRole({ wish }: Proposal, role: OperatorRole): void {
  const needed = roleFor(wish);
  if (!hasPowerOf(role, needed)) throw notAnOperator({ needed, role });
}

/** A proposal rests on its proposer's role: one that was taken away, lowered or blocked no longer carries it. The host keeps its powers. */
function requireProposer(
  { proposedBy, wish }: Proposal,
  { named, appointments }: Staff,
  blocked: Rules['blocked'],
): void {
  if (isOnHost(proposedBy)) return;
  const role = operatorsNow(named, appointments).find(({ wallet }) => wallet === proposedBy)?.role;
  if (blocked.has(proposedBy) || role === undefined || !hasPowerOf(role, roleFor(wish)))
    throw proposerRemoved({ proposedBy });
}

function requireAdmins({ named, appointments }: Staff, appointment: Appointment): void {
  const after = operatorsNow(named, [
    ...appointments.filter(({ wallet }) => wallet !== appointment.wallet),
    appointment,
  ]);
  if (!after.some(({ role }) => role === 'admin')) throw lastAdmin();
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
