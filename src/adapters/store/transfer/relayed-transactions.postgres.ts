import type { NewRelay, RelayedTransactions } from '../../../application/ports/transfer/relayed-transactions.ts';
import type { Decision } from '../../../domain/decision/decision.ts';
import type { Hex } from '../../../domain/shared/hex.ts';
import type { PageRequest } from '../../../domain/shared/page.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { RelayedTransaction, RelayStatus, TransactionKey } from '../../../domain/transfer/relayed-transaction.ts';
import { recordGrant } from '../decision/decision-store.postgres.ts';
import { pageByPosition, positionIn } from '../shared/cursors.ts';
import { answerOf, DatabaseStore } from '../shared/database-answer.ts';

export class PostgresRelayedTransactions extends DatabaseStore implements RelayedTransactions {
  async record(transaction: NewRelay, decision: Decision) {
    const relaying = this.db.raw(
      `insert into relayed_transactions as known
           (chain_id, hash, sender, nonce, recipient, amount, token, status, recorded_at)
         values (:chain_id, :hash, :sender, :nonce, :recipient, :amount, :token, 'recorded', :recorded_at)
         on conflict (chain_id, hash) do update set
           recorded_at = case when ${LOST} then excluded.recorded_at else known.recorded_at end,
           status = case when ${LOST} then 'recorded' else known.status end
         returning status`,
      toRow(transaction),
    );
    const { rows } = await answerOf(recordGrant<Pick<Row, 'status'>>(this.db, decision, relaying));
    return (rows[0] as Pick<Row, 'status'>).status;
  }

  async accept(key: TransactionKey) {
    await this.#change(key, ['recorded', 'refused', 'dropped'], { status: 'pending' });
  }

  async refuse(key: TransactionKey) {
    await this.#change(key, ['recorded'], { status: 'refused' });
  }

  async unsettled(limit: number) {
    const rows = await this.rows<Row>(
      `select * from relayed_transactions where status in ('recorded', 'pending')
         order by looked_at nulls first, position limit :limit`,
      { limit },
    );
    return rows.map(toTransaction);
  }

  async settle(key: TransactionKey, status: RelayStatus, lookedAt: Date) {
    await this.#change(key, ['recorded', 'pending'], { status, looked_at: lookedAt });
  }

  async find({ chainId, hash }: TransactionKey) {
    const row = await answerOf(this.db<Row>('relayed_transactions').where({ chain_id: chainId, hash }).first());
    return row && toTransaction(row);
  }

  async history(from: WalletAddress, { limit, cursor }: PageRequest) {
    const before = positionIn(cursor);
    const rows = await answerOf(
      this.db<Row>('relayed_transactions')
        .where({ sender: from })
        .where('position', '<', before)
        .whereRaw("status not in ('recorded', 'refused')")
        .orderBy('position', 'desc')
        .limit(limit + 1),
    );
    const found = rows.map((row) => ({ position: Number(row.position), item: toTransaction(row) }));
    return pageByPosition(found, limit);
  }

  async recipients(from: WalletAddress, limit: number) {
    const rows = await this.rows<Pick<Row, 'recipient'>>(
      `select recipient from relayed_transactions
         where sender = :from and status not in ('recorded', 'refused')
         group by recipient order by max(position) desc limit :limit`,
      { from, limit },
    );
    return rows.map(({ recipient }) => recipient);
  }

  async #change({ chainId, hash }: TransactionKey, from: readonly RelayStatus[], to: Partial<Row>) {
    const which = this.db<Row>('relayed_transactions').where({ chain_id: chainId, hash });
    await answerOf(which.whereIn('status', [...from]).update(to));
  }
}

const LOST = "known.status in ('refused', 'dropped')";

/** `bigint` and `numeric` columns are returned as decimal text. */
type Row = Omit<ReturnType<typeof toRow>, 'chain_id'> & {
  position: string;
  chain_id: string | number;
  status: RelayStatus;
  looked_at: Date | null;
};

const toRow = ({ chainId, hash, from, nonce, movement, recordedAt }: NewRelay) => ({
  chain_id: chainId,
  hash: hash as Hex,
  sender: from,
  nonce: String(nonce),
  recipient: movement.to,
  amount: String(movement.amount),
  token: movement.token ?? null,
  recorded_at: recordedAt,
});

const toTransaction = (row: Row): RelayedTransaction => ({
  chainId: Number(row.chain_id),
  hash: row.hash,
  from: row.sender,
  nonce: BigInt(row.nonce),
  movement: { to: row.recipient, amount: BigInt(row.amount), ...(row.token !== null && { token: row.token }) },
  status: row.status,
  recordedAt: row.recorded_at,
});
