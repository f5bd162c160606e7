import type { ShownProposal } from '../../../application/operator/proposals.ts';
import type { Wish } from '../../../domain/operator/proposal.ts';

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
