import { z } from 'zod';
import type { ShownProposal } from '../../../application/operator/proposals.ts';
import { KYC_TIERS } from '../../../domain/kyc/tier.ts';
import { PROPOSAL_STATES, type Wish } from '../../../domain/operator/proposal.ts';
import { integerParam, line, orNull, time, walletAddress, withNulls } from '../frame/wire/wire.ts';
import { Role } from './operator.schemas.ts';

type WishFields = Readonly<{
  [K in 'tier' | 'expiresAt' | 'role']?: K extends keyof Extract<Wish, Record<K, unknown>>
    ? Extract<Wish, Record<K, unknown>>[K]
    : unknown;
}>;

/** The fields of a proposal as they are sent. */
export function proposalFields({ wish, decision, ...proposal }: ShownProposal) {
  const { action, ...fields } = wish;
  return {
    ...proposal,
    action,
    ...(fields as WishFields),
    ...(decision !== undefined && { decidedBy: decision.by, decidedAt: decision.at, decisionReason: decision.reason }),
  };
}

/** Why an operator does something; shown to operators only. */
const reason = line(1, 500).meta({
  description: 'Why; shown to operators only',
  example: 'Reported as stolen, case 4711',
});
const tier = z.enum(KYC_TIERS).meta({ id: 'GrantableTier', description: 'A verification tier', example: 'TIER_3' });

export const Reason = z.strictObject({ reason }).meta({ id: 'OperatorReason', description: 'Why an operator acts' });

export const GrantTier = z
  .strictObject({
    tier,
    reason,
    expiresAt: time.optional().meta({ description: 'When the tier ends; without it, never' }),
  })
  .meta({ id: 'GrantTier', description: 'A tier to grant' });

export const RevokeTier = z
  .strictObject({
    reason,
    tier: tier.optional().meta({ description: 'Voids approvals of this tier and above; without it, all approvals' }),
  })
  .meta({ id: 'RevokeTier', description: 'A revocation, also of tiers that the identity provider approved' });

export const AddOperator = z
  .strictObject({ role: Role, reason })
  .meta({ id: 'AddOperator', description: 'A role to give; it takes the place of an earlier one' });

export const ProposalPath = z.object({
  id: z
    .string()
    .regex(/^[1-9][0-9]{0,14}$/, 'must be the id of a proposal')
    .meta({ description: 'The proposal', example: '12' }),
});

export const cursor = z.string().max(200).optional().meta({ description: '`nextCursor` of the page before' });
export const limit = integerParam(1, 100)
  .optional()
  .meta({ description: 'At most this many, 1 to 100; 50 without it' });

export const ProposalQuery = z.strictObject({
  state: z.enum(PROPOSAL_STATES).optional().meta({ description: 'Only those in this state', example: 'open' }),
  limit,
  cursor,
});

export const Proposal = withNulls({
  id: z.string().meta({ example: '12' }),
  wallet: walletAddress,
  person: orNull(z.string()).meta({ description: 'In lists: name or username' }),
  action: z.enum(['unblock', 'grant-tier', 'revoke-tier', 'add-operator', 'remove-operator', 'erase']),
  tier: orNull(tier),
  expiresAt: orNull(time).meta({ description: 'When the granted tier ends' }),
  role: orNull(Role),
  reason: z.string().meta({ example: 'Accreditation letter of 12 January' }),
  state: z.enum(PROPOSAL_STATES),
  proposedBy: z.string().meta({ description: 'A wallet, or `cli:<user>`', example: 'cli:root' }),
  proposedAt: time,
  endsAt: time.meta({ description: 'From then on it cannot be approved' }),
  decidedBy: orNull(z.string()).meta({ example: null }),
  decidedAt: orNull(time),
  decisionReason: orNull(z.string()).meta({ description: 'Why it was rejected, or is void', example: null }),
}).meta({ id: 'Proposal', description: 'A change that waits for, or had, the decision of operators' });

export const Proposals = z
  .object({ proposals: z.array(Proposal), nextCursor: z.string().nullable() })
  .meta({ id: 'Proposals', description: 'A page of proposals, newest first' });

export const Blocked = z
  .object({
    wallet: walletAddress,
    isBlocked: z.literal(true),
    changed: z.boolean().meta({ description: 'False when the wallet was blocked already', example: true }),
    liveAuthorizations: z
      .int()
      .meta({ description: 'Purchase authorizations that the sale contract would still accept', example: 0 }),
  })
  .meta({ id: 'BlockedWallet', description: 'The wallet is blocked' });
