import type { Knex } from 'knex';
import type { Hex } from '../../domain/shared/hex.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { answerOf, DatabaseStore, deleteBatch } from '../store/shared/database-answer.ts';
import { oneAtATime } from '../store/shared/locks.ts';
import type { Bid, Lane, QueuedCall, RelayerCall, RelayerQueue } from './relayer-queue.ts';

export class PostgresRelayerQueue extends DatabaseStore implements RelayerQueue {
  async enqueue(lane: Lane, call: RelayerCall, from: bigint) {
    return await this.#alone(lane, async (trx) => {
      const known = await find(trx, { id: call.id });
      return known ?? (await keep(trx, lane, call, await nextNonce(trx, lane, from)));
    });
  }

  async fill(lane: Lane, call: RelayerCall, nonce: bigint) {
    return await this.#alone(lane, async (trx) => {
      const inTheWay = await find(trx, { ...keyOf(lane), nonce: String(nonce), is_open: true });
      return inTheWay ?? (await keep(trx, lane, call, nonce));
    });
  }

  async requeue(id: string, from: bigint) {
    return await this.#onOpen(id, async (trx, call) => {
      const nonce = await nextNonce(trx, call, from);
      await trx('relayer_queue')
        .where({ id })
        .update({ nonce: String(nonce), attempts: toJson([]) });
      return await find(trx, { id });
    });
  }

  async bid({ id, nonce, bids }: QueuedCall, bid: Bid) {
    return await this.#onOpen(id, async (trx, call) => {
      if (call.nonce !== nonce || call.bids.length !== bids.length) return call;
      await trx('relayer_queue')
        .where({ id })
        .update({ attempts: toJson([...call.bids, bid]) });
      return await find(trx, { id });
    });
  }

  async close(id: string) {
    await this.#onOpen(id, async (trx, { bids }) => {
      const call = trx('relayer_queue').where({ id });
      await (bids.length === 0 ? call.delete() : call.update({ is_open: false }));
    });
  }

  async find(id: string) {
    return await answerOf(find(this.db, { id }));
  }

  async openAt(lane: Lane, nonce: bigint) {
    return await answerOf(find(this.db, { ...keyOf(lane), nonce: String(nonce), is_open: true }));
  }

  /** Times in ISO 8601 and UTC sort as text. */
  async purge(before: Date, limit: number) {
    const oldest = "(attempts -> -1 ->> 'at')";
    const where = `${oldest} < :sent`;
    return await deleteBatch(this.db, 'relayer_queue', { where, oldest, sent: before.toISOString(), limit });
  }

  async #onOpen<T>(id: string, work: (trx: Knex, call: QueuedCall) => Promise<T>): Promise<T | undefined> {
    const lane = await this.find(id);
    if (lane === undefined) return undefined;
    return await this.#alone(lane, async (trx) => {
      const call = await find(trx, { id, is_open: true });
      return call && (await work(trx, call));
    });
  }

  async #alone<T>({ chainId, relayer }: Lane, work: (trx: Knex) => Promise<T>): Promise<T> {
    return await answerOf(
      this.db.transaction(async (trx) => {
        await oneAtATime(trx, 'relayer_queue', `${chainId} ${relayer}`);
        return await work(trx);
      }),
    );
  }
}

async function nextNonce(trx: Knex, lane: Lane, from: bigint): Promise<bigint> {
  const highest = await trx('relayer_queue')
    .where({ ...keyOf(lane), is_open: true })
    .max<{ nonce: string | null }>('nonce as nonce')
    .first();
  const after = highest?.nonce ? BigInt(highest.nonce) + 1n : 0n;
  return after > from ? after : from;
}

async function keep(trx: Knex, lane: Lane, call: RelayerCall, nonce: bigint): Promise<QueuedCall> {
  await trx('relayer_queue').insert({
    ...keyOf(lane),
    id: call.id,
    nonce: String(nonce),
    target: call.to,
    data: call.data,
    gas_limit: String(call.gasLimit),
    attempts: toJson([]),
    is_open: true,
  });
  return { chainId: lane.chainId, relayer: lane.relayer, ...call, nonce, bids: [], isOpen: true };
}

async function find(db: Knex, by: Partial<Row>): Promise<QueuedCall | undefined> {
  const row = await db<Row>('relayer_queue').where(by).first();
  return row && toCall(row);
}

const keyOf = ({ chainId, relayer }: Lane) => ({ chain_id: chainId, relayer });

/** Numbers as decimal text, because JSON numbers are not exact at this size. */
type StoredBid = Readonly<{ raw: Hex; hash: Hex; maxFeePerGas: string; maxPriorityFeePerGas: string; at: string }>;
type Row = {
  id: string;
  chain_id: string | number;
  relayer: WalletAddress;
  nonce: string;
  target: WalletAddress;
  data: Hex;
  gas_limit: string;
  attempts: readonly StoredBid[];
  is_open: boolean;
};

const toJson = (bids: readonly Bid[]): string =>
  JSON.stringify(
    bids.map(({ maxFeePerGas, maxPriorityFeePerGas, ...bid }) => ({
      ...bid,
      maxFeePerGas: String(maxFeePerGas),
      maxPriorityFeePerGas: String(maxPriorityFeePerGas),
    })),
  );

const toCall = (row: Row): QueuedCall => ({
  chainId: Number(row.chain_id),
  relayer: row.relayer,
  id: row.id,
  to: row.target,
  data: row.data,
  gasLimit: BigInt(row.gas_limit),
  nonce: BigInt(row.nonce),
  bids: row.attempts.map((bid) => ({
    ...bid,
    maxFeePerGas: BigInt(bid.maxFeePerGas),
    maxPriorityFeePerGas: BigInt(bid.maxPriorityFeePerGas),
    at: new Date(bid.at),
  })),
  isOpen: row.is_open,
});
