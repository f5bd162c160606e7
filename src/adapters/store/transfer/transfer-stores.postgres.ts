import type { NewRelay, PreparedTransfers, RelayedTransactions } from '../../../application/ports/transfer.ts';
import type { Decision } from '../../../domain/decision/decision.ts';
import type { Hex } from '../../../domain/shared/hex.ts';
import type { PageRequest } from '../../../domain/shared/page.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { PreparedTransfer } from '../../../domain/transfer/prepared-transfer.ts';
import type { RelayedTransaction, RelayStatus, TransactionKey } from '../../../domain/transfer/relayed-transaction.ts';
import { recordGrant } from '../decision/decision-store.postgres.ts';
import { pageByPosition, positionIn } from '../shared/cursors.ts';
import { answerOf, DatabaseStore, deleteBefore } from '../shared/database-answer.ts';
import { isUuid } from '../shared/values.ts';

export class PostgresPreparedTransfers extends DatabaseStore implements PreparedTransfers {
  async keep(prepared: PreparedTransfer) {
    await answerOf(this.db('prepared_transfers').insert(toRow(prepared)));
  }

  async find(wallet: WalletAddress, id: string) {
    if (!isUuid(id)) return undefined;
    const row = await answerOf(this.db<Row>('prepared_transfers').where({ id, wallet }).first());
    return row && toPrepared(row);
  }

  async recipients(wallet: WalletAddress) {
    const rows = await answerOf(this.db<Row>('prepared_transfers').where({ wallet }).distinct('recipient'));
    return rows.map(({ recipient }) => recipient);
  }

  async purgeExpired(before: Date, limit: number) {
    return await deleteBefore(this.db, 'prepared_transfers', 'expires_at', before, limit);
  }
}

/** `bigint` and `numeric` columns are returned as decimal text. */
type Row = Omit<ReturnType<typeof toRow>, 'chain_id'> & { chain_id: string | number };

const toRow = ({ id, wallet, recipient, transaction, expiresAt }: PreparedTransfer) => ({
  id,
  wallet,
  recipient,
  chain_id: transaction.chainId,
  nonce: String(transaction.nonce),
  called: transaction.to,
  value: String(transaction.value),
  data: transaction.data as Hex,
  gas: String(transaction.gas),
  max_fee: String(transaction.maxFeePerGas),
  max_tip: String(transaction.maxPriorityFeePerGas),
  expires_at: expiresAt,
});

const toPrepared = (row: Row): PreparedTransfer => ({
  id: row.id,
  wallet: row.wallet,
  recipient: row.recipient,
  transaction: {
    chainId: Number(row.chain_id),
    nonce: BigInt(row.nonce),
    to: row.called,
    value: BigInt(row.value),
    data: row.data,
    gas: BigInt(row.gas),
    maxFeePerGas: BigInt(row.max_fee),
    maxPriorityFeePerGas: BigInt(row.max_tip),
  },
  expiresAt: row.expires_at,
});

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
      toRelayedRow(transaction),
    );
    const { rows } = await answerOf(recordGrant<Pick<RelayedRow, 'status'>>(this.db, decision, relaying));
    return (rows[0] as Pick<RelayedRow, 'status'>).status;
  }

  async accept(key: TransactionKey) {
    await this.#change(key, ['recorded', 'refused', 'dropped'], { status: 'pending' });
  }

  async refuse(key: TransactionKey) {
    await this.#change(key, ['recorded'], { status: 'refused' });
  }

  async unsettled(limit: number) {
    const rows = await this.rows<RelayedRow>(
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
    const row = await answerOf(this.db<RelayedRow>('relayed_transactions').where({ chain_id: chainId, hash }).first());
    return row && toTransaction(row);
  }

  async history(from: WalletAddress, { limit, cursor }: PageRequest) {
    const before = positionIn(cursor);
    const rows = await answerOf(
      this.db<RelayedRow>('relayed_transactions')
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
    const rows = await this.rows<Pick<RelayedRow, 'recipient'>>(
      `select recipient from relayed_transactions
         where sender = :from and status not in ('recorded', 'refused')
         group by recipient order by max(position) desc limit :limit`,
      { from, limit },
    );
    return rows.map(({ recipient }) => recipient);
  }

  async #change({ chainId, hash }: TransactionKey, from: readonly RelayStatus[], to: Partial<RelayedRow>) {
    const which = this.db<RelayedRow>('relayed_transactions').where({ chain_id: chainId, hash });
    await answerOf(which.whereIn('status', [...from]).update(to));
  }
}

const LOST = "known.status in ('refused', 'dropped')";

/** `bigint` and `numeric` columns are returned as decimal text. */
type RelayedRow = Omit<ReturnType<typeof toRelayedRow>, 'chain_id'> & {
  position: string;
  chain_id: string | number;
  status: RelayStatus;
  looked_at: Date | null;
};

const toRelayedRow = ({ chainId, hash, from, nonce, movement, recordedAt }: NewRelay) => ({
  chain_id: chainId,
  hash: hash as Hex,
  sender: from,
  nonce: String(nonce),
  recipient: movement.to,
  amount: String(movement.amount),
  token: movement.token ?? null,
  recorded_at: recordedAt,
});

const toTransaction = (row: RelayedRow): RelayedTransaction => ({
  chainId: Number(row.chain_id),
  hash: row.hash,
  from: row.sender,
  nonce: BigInt(row.nonce),
  movement: { to: row.recipient, amount: BigInt(row.amount), ...(row.token !== null && { token: row.token }) },
  status: row.status,
  recordedAt: row.recorded_at,
});
