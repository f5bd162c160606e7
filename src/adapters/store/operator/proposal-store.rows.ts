import type { KycTier } from '../../../domain/kyc/tier.ts';
import type { OperatorRole } from '../../../domain/operator/operator.ts';
import type {
  NewProposal,
  Proposal,
  ProposalDecision,
  ProposedAction,
  Wish,
} from '../../../domain/operator/proposal.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { present } from '../shared/present.ts';

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
  verdict: ProposalDecision['verdict'] | null;
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
  verdict,
  decided_by: by,
  decided_at: at,
  decision_reason: reason ?? null,
});

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

function decisionOf({ verdict, decided_by, decided_at, decision_reason }: ProposalRow): ProposalDecision | undefined {
  if (verdict === null || decided_by === null || decided_at === null) return undefined;
  return { verdict, by: decided_by, at: decided_at, ...(decision_reason !== null && { reason: decision_reason }) };
}
