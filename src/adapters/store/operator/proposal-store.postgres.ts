import type { Knex } from 'knex';
import type {
  Act,
  OperatorStore,
  ProposalFilter,
  ProposalStore,
  Verdict,
} from '../../../application/ports/operator.ts';
import type { AuditEntry } from '../../../domain/audit/audit-entry.ts';
import { type Effect, verdictOfAppointment } from '../../../domain/operator/decide-proposal.ts';
import { proposalOpen } from '../../../domain/operator/errors.ts';
import type { Appointment } from '../../../domain/operator/operator.ts';
import type { NewProposal, Proposal } from '../../../domain/operator/proposal.ts';
import type { Staff } from '../../../domain/operator/staff.ts';
import type { PageRequest } from '../../../domain/shared/page.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { appendEntry } from '../audit/audit-log.postgres.ts';
import { appendRuling } from '../kyc/kyc-store.rows.ts';
import { erasePerson } from '../privacy/personal-data.postgres.ts';
import { pageByPosition, positionIn } from '../shared/cursors.ts';
import { answerOf, DatabaseStore } from '../shared/database-answer.ts';
import { appointmentsIn, changingStaff, oneAtATime, permit, StaffedStore } from '../shared/locks.ts';
import { endBlock } from './case-files.postgres.ts';
import {
  type ProposalRow,
  toDecisionRow,
  toProposal,
  toProposalRow,
  verdictColumns,
  voidProposals,
} from './proposal-store.rows.ts';

export class PostgresOperatorStore extends DatabaseStore implements OperatorStore {
  async appointmentOf(wallet: WalletAddress) {
    return (await answerOf(appointmentsIn(this.db, wallet)))[0];
  }

  async appointments() {
    return await answerOf(appointmentsIn(this.db));
  }
}

/** Takes the place of the wallet's earlier appointment, in the given transaction. */
async function appoint(trx: Knex, { wallet, role, at, by }: Appointment): Promise<void> {
  await trx('operators')
    .insert({ wallet, role: role ?? null, at, by })
    .onConflict('wallet')
    .merge();
}

export class PostgresProposalStore extends StaffedStore implements ProposalStore {
  async create(draft: NewProposal, act: Act<(proposal: Proposal) => AuditEntry>) {
    return await answerOf(
      this.db.transaction(async (trx) => {
        const entryOf = await permit(trx, this.named, act);
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
    const row = await answerOf(this.db<ProposalRow>('proposals').where({ id }).first());
    return row && toProposal(row);
  }

  async page({ state, wallet, now }: ProposalFilter, { limit, cursor }: PageRequest) {
    const query = this.db<ProposalRow>('proposals')
      .orderBy('id', 'desc')
      .limit(limit + 1);
    if (wallet !== undefined) query.where({ wallet });
    if (state === 'open') query.where({ verdict: null }).where('ends_at', '>', now);
    else if (state === 'expired') query.where({ verdict: null }).where('ends_at', '<=', now);
    else if (state !== undefined) query.where(verdictColumns(state));
    if (cursor !== undefined) query.where('id', '<', positionIn(cursor));
    const rows = (await answerOf(query)) as ProposalRow[];
    return pageByPosition(
      rows.map((row) => ({ position: Number(row.id), item: toProposal(row) })),
      limit,
    );
  }

  async decide(id: string, decide: (proposal: Proposal, staff: Staff) => Verdict) {
    if (!isId(id)) return undefined;
    return await answerOf(
      this.db.transaction(async (trx) => {
        const staff = await changingStaff(trx, this.named);
        const row = await trx<ProposalRow>('proposals').where({ id }).forUpdate().first();
        if (row === undefined) return undefined;
        const proposal = toProposal(row);
        const { decision, effect, entry } = decide(proposal, staff);
        await trx<ProposalRow>('proposals').where({ id }).update(toDecisionRow(decision));
        await appendEntry(trx, entry);
        if (effect !== undefined) await apply(trx, effect, staff);
        return { ...proposal, decision };
      }),
    );
  }
}

const isId = (text: string) => /^[1-9][0-9]{0,14}$/.test(text);

async function apply(trx: Knex, effect: Effect, before: Staff): Promise<void> {
  if (effect.kind === 'ruling') await appendRuling(trx, effect.ruling);
  else if (effect.kind === 'appointment') await appointAnew(trx, effect.appointment, before);
  else if (effect.kind === 'erasure') await erasePerson(trx, effect);
  else await endBlock(trx, effect);
}

async function appointAnew(trx: Knex, appointment: Appointment, before: Staff): Promise<void> {
  await appoint(trx, appointment);
  const verdict = verdictOfAppointment(appointment, before);
  if (verdict !== undefined) await voidProposals(trx, appointment.wallet, verdict);
}
