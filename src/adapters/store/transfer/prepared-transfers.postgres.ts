import type { PreparedTransfers } from '../../../application/ports/transfer/prepared-transfers.ts';
import type { Hex } from '../../../domain/shared/hex.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { PreparedTransfer } from '../../../domain/transfer/prepared-transfer.ts';
import { answerOf, DatabaseStore, deleteBefore } from '../shared/database-answer.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export class PostgresPreparedTransfers extends DatabaseStore implements PreparedTransfers {
  async keep(prepared: PreparedTransfer) {
    await answerOf(this.db('prepared_transfers').insert(toRow(prepared)));
  }

  async find(wallet: WalletAddress, id: string) {
    if (!UUID.test(id)) return undefined;
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
