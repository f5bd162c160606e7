import type { Knex } from 'knex';
import type { ProposalFilter, ProposalStore, Verdict } from '../../../application/ports/operator/proposal-store.ts';
import type { AuditEntry } from '../../../domain/audit/audit-entry.ts';
import type { Effect } from '../../../domain/operator/decide-proposal.ts';
import { proposalOpen } from '../../../domain/operator/errors.ts';
import type { Appointment } from '../../../domain/operator/operator.ts';
import type { NewProposal, Proposal } from '../../../domain/operator/proposal.ts';
import type { PageRequest } from '../../../domain/shared/page.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { appendRuling } from '../kyc/standing-projection.ts';
import { erasePerson } from '../privacy/erase-person.ts';
import { answerOf } from '../shared/database-answer.ts';
import { oneAtATime } from '../shared/one-at-a-time.ts';
import { pageByPosition, positionIn } from '../shared/position-cursor.ts';
import { endBlock } from './case-files.postgres.ts';
import { appoint, appointmentsIn } from './operator-store.postgres.ts';
import { type ProposalRow, toDecisionRow, toProposal, toProposalRow } from './proposal-store.rows.ts';

export class PostgresProposalStore implements ProposalStore {
  readonly #db: Knex;

  constructor(db: Knex) {
    this.#db = db;
  }

  async create(draft: NewProposal, entryOf: (proposal: Proposal) => AuditEntry) {
    return await answerOf(
      this.#db.transaction(async (trx) => {
        await oneAtATime(trx, 'proposals', draft.wallet);
        const same = await trx<ProposalRow>('proposals')
          .where({ wallet: draft.wallet, action: draft.wish.action, verdict: null })
          .where('ends_at', '>', draft.proposedAt)
          .first('id');
        if (same !== undefined) throw proposalOpen({ id: same.id });
        const [row] = await trx<ProposalRow>('proposals').insert(toProposalRow(draft)).returning('*');
        const proposal = toProposal(row as ProposalRow);
        await appendEntry(trx, entryOf(proposal));
        return proposal;
      }),
    );
  }

  async find(id: string) {
    if (!isId(id)) return undefined;
    const row = await answerOf(this.#db<ProposalRow>('proposals').where({ id }).first());
    return row && toProposal(row);
  }

  async page({ state, wallet, now }: ProposalFilter, { limit, cursor }: PageRequest) {
    const query = this.#db<ProposalRow>('proposals')
      .orderBy('id', 'desc')
      .limit(limit + 1);
    if (wallet !== undefined) query.where({ wallet });
    if (state === 'approved' || state === 'rejected') query.where({ verdict: state });
    if (state === 'open') query.where({ verdict: null }).where('ends_at', '>', now);
    if (state === 'expired') query.where({ verdict: null }).where('ends_at', '<=', now);
    if (cursor !== undefined) query.where('id', '<', positionIn(cursor));
    const rows = (await answerOf(query)) as ProposalRow[];
    return pageByPosition(
      rows.map((row) => ({ position: Number(row.id), item: toProposal(row) })),
      limit,
    );
  }

  async decide(id: string, decide: (proposal: Proposal, appointments: readonly Appointment[]) => Verdict) {
    if (!isId(id)) return undefined;
    return await answerOf(
      this.#db.transaction(async (trx) => {
        const row = await trx<ProposalRow>('proposals').where({ id }).forUpdate().first();
        if (row === undefined) return undefined;
        const proposal = toProposal(row);
        await oneAtATime(trx, 'operators', '');
        const { decision, effect, entry } = decide(proposal, await appointmentsIn(trx));
        await trx<ProposalRow>('proposals').where({ id }).update(toDecisionRow(decision));
        if (effect !== undefined) await apply(trx, effect);
        await appendEntry(trx, entry);
        return { ...proposal, decision };
      }),
    );
  }
}

const isId = (text: string) => /^[1-9][0-9]{0,14}$/.test(text);

async function apply(trx: Knex, effect: Effect): Promise<void> {
  if (effect.kind === 'ruling') await appendRuling(trx, effect.ruling);
  else if (effect.kind === 'appointment') await appoint(trx, effect.appointment);
  else if (effect.kind === 'erasure') await erasePerson(trx, effect);
  else await endBlock(trx, effect);
}
