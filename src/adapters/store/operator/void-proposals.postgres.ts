import type { Knex } from 'knex';
import type { Actor, ProposalDecision } from '../../../domain/operator/proposal.ts';
import { voidEntry } from '../../../domain/operator/void-proposals.ts';
import { appendEntry } from '../audit/audit-log.postgres.ts';
import { type ProposalRow, toDecisionRow, toProposal } from './proposal-store.rows.ts';

/** Stores the verdict on everything that waits and was proposed by the actor, in the given transaction. */
export async function voidProposals(trx: Knex, proposedBy: Actor, decision: ProposalDecision): Promise<void> {
  const rows = await trx<ProposalRow>('proposals')
    .where({ proposed_by: proposedBy, verdict: null })
    .where('ends_at', '>', decision.at)
    .update(toDecisionRow(decision))
    .returning('*');
  for (const row of rows) await appendEntry(trx, voidEntry(toProposal(row), decision));
}
