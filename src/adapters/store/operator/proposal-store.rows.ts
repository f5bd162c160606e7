import type { Knex } from 'knex';
import type { KycTier } from '../../../domain/kyc/tier.ts';
import { voidEntry } from '../../../domain/operator/decide-proposal.ts';
import type { OperatorRole } from '../../../domain/operator/operator.ts';
import type {
  Actor,
  NewProposal,
  Proposal,
  ProposalDecision,
  ProposedAction,
  Wish,
} from '../../../domain/operator/proposal.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { appendEntry } from '../audit/audit-log.postgres.ts';
import { present } from '../shared/values.ts';

type StoredVerdict = Exclude<ProposalDecision['verdict'], 'void'>;

export type ProposalRow = {
  id: string;
  wallet: WalletAddress;
  action: ProposedAction;
  tier: KycTier | null;
  expires_at: Date | null;
  role: OperatorRole | null;
  reason: string;
  proposed_by: string;
  proposed_at: Date;
  ends_at: Date;
  verdict: StoredVerdict | null;
  is_void: boolean;
  decided_by: string | null;
  decided_at: Date | null;
  decision_reason: string | null;
};

type WishFields = Readonly<{ action: ProposedAction; tier?: KycTier; expiresAt?: Date; role?: OperatorRole }>;

export const toProposalRow = ({ wallet, wish, reason, proposedBy, proposedAt, endsAt }: NewProposal) => {
  const { tier, expiresAt, role }: WishFields = wish;
  return {
    wallet,
    action: wish.action,
    tier: tier ?? null,
    expires_at: expiresAt ?? null,
    role: role ?? null,
    reason,
    proposed_by: proposedBy,
    proposed_at: proposedAt,
    ends_at: endsAt,
  };
};

export const toDecisionRow = ({ verdict, by, at, reason }: ProposalDecision) => ({
  ...verdictColumns(verdict),
  decided_by: by,
  decided_at: at,
  decision_reason: reason ?? null,
});

/** A void proposal is a rejected one for a release that does not know voids. */
export const verdictColumns = (
  verdict: ProposalDecision['verdict'],
): Readonly<{ verdict: StoredVerdict; is_void: boolean }> =>
  verdict === 'void' ? { verdict: 'rejected', is_void: true } : { verdict, is_void: false };

export function toProposal(row: ProposalRow): Proposal {
  const { id, wallet, action, tier, role, reason } = row;
  const wish = present({ action, tier, expiresAt: row.expires_at, role }) as Wish;
  const decision = decisionOf(row);
  return {
    id,
    wallet,
    wish,
    reason,
    proposedBy: row.proposed_by,
    proposedAt: row.proposed_at,
    endsAt: row.ends_at,
    ...(decision !== undefined && { decision }),
  };
}

function decisionOf({
  verdict,
  is_void,
  decided_by,
  decided_at,
  decision_reason,
}: ProposalRow): ProposalDecision | undefined {
  if (verdict === null || decided_by === null || decided_at === null) return undefined;
  const reason = decision_reason === null ? {} : { reason: decision_reason };
  return { verdict: is_void ? 'void' : verdict, by: decided_by, at: decided_at, ...reason };
}

/** Stores the verdict on everything that waits and was proposed by the actor, in the given transaction. */
export async function voidProposals(trx: Knex, proposedBy: Actor, decision: ProposalDecision): Promise<void> {
  const rows = await trx<ProposalRow>('proposals')
    .where({ proposed_by: proposedBy, verdict: null })
    .where('ends_at', '>', decision.at)
    .update(toDecisionRow(decision))
    .returning('*');
  for (const row of rows) await appendEntry(trx, voidEntry(toProposal(row), decision));
}
