import type { Knex } from 'knex';
import type { Act, CaseFiles } from '../../../application/ports/operator.ts';
import { voided } from '../../../domain/operator/decide-proposal.ts';
import type { BlockChange, Note } from '../../../domain/operator/user-entry.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { appendEntry } from '../audit/audit-log.postgres.ts';
import { answerOf } from '../shared/database-answer.ts';
import { changingStaff, permit, StaffedStore } from '../shared/locks.ts';
import { present } from '../shared/values.ts';
import { voidProposals } from './proposal-store.rows.ts';

export class PostgresCaseFiles extends StaffedStore implements CaseFiles {
  async block(block: Omit<BlockChange, 'kind' | 'proposal'>, act: Act) {
    return await answerOf(
      this.db.transaction(async (trx) => {
        const entry = act(await changingStaff(trx, this.named));
        const user = await trx('users').where({ wallet: block.wallet }).forUpdate().first('is_blocked');
        if (user === undefined) return undefined;
        if (!user.is_blocked) {
          await trx('users').where({ wallet: block.wallet }).update({ is_blocked: true });
          await trx('block_changes').insert({ ...block, kind: 'block' });
        }
        await appendEntry(trx, entry);
        await voidProposals(trx, block.wallet, voided('blocked', block.by, block.at));
        return !user.is_blocked;
      }),
    );
  }

  async blocksOf(wallet: WalletAddress) {
    const rows = await answerOf(this.db<BlockRow>('block_changes').where({ wallet }).orderBy('id'));
    return rows.map(({ kind, reason, by, at, proposal }) => present({ wallet, kind, reason, by, at, proposal }));
  }

  async addNote(note: Omit<Note, 'id'>, act: Act) {
    const [row] = await answerOf(
      this.db.transaction(async (trx) => {
        const entry = await permit(trx, this.named, act);
        const rows = await trx<Note>('operator_notes').insert(note).returning('*');
        await appendEntry(trx, entry);
        return rows;
      }),
    );
    return row as Note;
  }

  async notesOf(wallet: WalletAddress) {
    return await answerOf(this.db<Note>('operator_notes').where({ wallet }).orderBy('id'));
  }
}

/** Unblocks the wallet in the transaction of the approval; records nothing when it is not blocked any more. */
export async function endBlock(trx: Knex, change: Omit<BlockChange, 'kind'>): Promise<void> {
  const { wallet, reason, by, at, proposal } = change;
  const unblocked = await trx('users').where({ wallet, is_blocked: true }).update({ is_blocked: false });
  if (unblocked > 0)
    await trx('block_changes').insert({ wallet, kind: 'unblock', reason, by, at, proposal: proposal ?? null });
}

type BlockRow = Readonly<{
  id: string;
  wallet: WalletAddress;
  kind: BlockChange['kind'];
  reason: string;
  by: string;
  at: Date;
  proposal: string | null;
}>;
