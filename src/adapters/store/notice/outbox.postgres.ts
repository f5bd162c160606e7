import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { DeadParcel, Outbox, OutboxClaim } from '../../../application/ports/notice/outbox.ts';
import { MAX_ATTEMPTS } from '../../../domain/messaging/delivery-policy.ts';
import type { Channel, Notice, Parcel } from '../../../domain/notice/notice.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { answerOf } from '../shared/database-answer.ts';
import { deleteBatch } from '../shared/delete-batch.ts';

/** A table whose rows are claimed without waiting for other claimants (SKIP LOCKED). */
export class PostgresOutbox implements Outbox {
  readonly #db: Knex;

  constructor(db: Knex) {
    this.#db = db;
  }

  async enqueue(parcels: readonly Parcel[]) {
    if (parcels.length === 0) return 0;
    const rows = parcels.map(({ key, channel, wallet, notice }) => ({
      key,
      channel,
      wallet: wallet ?? null,
      content: JSON.stringify(notice),
    }));
    return (await answerOf(this.#outbox().insert(rows).onConflict('key').ignore().returning('id'))).length;
  }

  async claim(leaseMs: number) {
    const died = await this.#rows<DeadRow>(
      `update outbox set state = 'dead', finished_at = now(), locked_until = null, lock_token = null,
         last_error = 'the lease of the last attempt expired without a result'
       where state = 'ready' and attempts > 0 and attempts >= :most and (locked_until is null or locked_until <= now())
       returning key, channel, attempts, last_error`,
      { most: MAX_ATTEMPTS },
    );
    const [row] = await this.#rows<ClaimedRow>(CLAIM, { token: randomUUID(), leaseMs, most: MAX_ATTEMPTS });
    return { ...(row !== undefined && { claim: toClaim(row) }), died: died.map(toDead) };
  }

  async finish(claim: OutboxClaim) {
    const done = { ...RELEASED, state: 'done', content: null, finished_at: this.#db.fn.now() };
    return (await answerOf(this.#held(claim).update(done))) === 1;
  }

  async putBack({ id, token }: OutboxClaim, error: string, delayMs: number) {
    const [row] = await this.#rows<{ state: 'ready' | 'dead' }>(
      `update outbox set locked_until = null, lock_token = null, last_error = :error,
         run_at = now() + :delayMs * interval '1 millisecond',
         state = case when attempts >= :most then 'dead' else 'ready' end,
         finished_at = case when attempts >= :most then now() end
       where id = :id and lock_token = :token returning state`,
      { id, token, error, delayMs, most: MAX_ATTEMPTS },
    );
    if (row === undefined) return 'lost';
    return row.state === 'dead' ? 'dead' : 'waiting';
  }

  async bury(claim: OutboxClaim, error: string) {
    const dead = { ...RELEASED, state: 'dead', last_error: error, finished_at: this.#db.fn.now() };
    return (await answerOf(this.#held(claim).update(dead))) === 1;
  }

  async purge(before: Date, limit: number) {
    return await deleteBatch(this.#db, 'outbox', {
      where: "state <> 'ready' and finished_at < :before",
      oldest: 'finished_at',
      before,
      limit,
    });
  }

  #outbox() {
    return this.#db('outbox');
  }

  #held({ id, token }: OutboxClaim) {
    return this.#outbox().where({ id, lock_token: token });
  }

  async #rows<Row>(sql: string, values: Readonly<Record<string, string | number>> = {}): Promise<Row[]> {
    return (await answerOf(this.#db.raw<{ rows: Row[] }>(sql, values))).rows;
  }
}

const RELEASED = { locked_until: null, lock_token: null };

const CLAIM = `
  with due as (
    select id from outbox
    where state = 'ready' and attempts < :most and run_at <= now() and (locked_until is null or locked_until <= now())
    order by run_at, id limit 1 for update skip locked)
  update outbox claimed
  set attempts = attempts + 1, lock_token = :token, locked_until = now() + :leaseMs * interval '1 millisecond'
  from due where claimed.id = due.id
  returning claimed.id, lock_token, attempts, key, channel, wallet, content`;

type ClaimedRow = {
  id: string;
  lock_token: string;
  attempts: number;
  key: string;
  channel: Channel;
  wallet: WalletAddress | null;
  content: string;
};
type DeadRow = { key: string; channel: Channel; attempts: number; last_error: string };

const toClaim = ({ id, lock_token, attempts, key, channel, wallet, content }: ClaimedRow): OutboxClaim => ({
  id,
  token: lock_token,
  attempt: attempts,
  parcel: { key, channel, ...(wallet !== null && { wallet }), notice: JSON.parse(content) as Notice },
});

const toDead = ({ key, channel, attempts, last_error }: DeadRow): DeadParcel => ({
  key,
  channel,
  attempts,
  error: last_error,
});
