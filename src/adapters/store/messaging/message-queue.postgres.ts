import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type {
  Claim,
  DeadLetter,
  MessageQueue,
  QueueFigures,
} from '../../../application/ports/messaging/message-queue.ts';
import type { AuditEntry } from '../../../domain/audit/audit-entry.ts';
import { MAX_ATTEMPTS } from '../../../domain/messaging/delivery-policy.ts';
import type { InboundMessage, Platform } from '../../../domain/messaging/inbound-message.ts';
import { appendEntry } from '../audit/append-entry.ts';
import { answerOf } from '../shared/database-answer.ts';
import { deleteBatch } from '../shared/delete-batch.ts';
import { ClaimRenewals } from './claim-renewals.ts';

/** A table whose rows are claimed without waiting for other claimants (SKIP LOCKED). */
export class PostgresMessageQueue implements MessageQueue {
  readonly #db: Knex;
  readonly #renewals = new ClaimRenewals(async (claim, leaseMs) => {
    const until = this.#db.raw(`now() + ? * interval '1 millisecond'`, [leaseMs]);
    return await this.#held(claim).update({ locked_until: until });
  });

  constructor(db: Knex) {
    this.#db = db;
  }

  async enqueue(messages: readonly InboundMessage[]) {
    return await answerOf(
      this.#db.transaction(async (trx) => {
        let kept = 0;
        for (const message of messages) if (await keep(trx, message)) kept += 1;
        return kept;
      }),
    );
  }

  async claim(leaseMs: number) {
    const died = await this.#rows<DeadRow>(
      `update message_queue set state = 'dead', finished_at = now(), locked_until = null, lock_token = null,
         last_error = 'the lease of the last attempt expired without a result'
       where state = 'ready' and attempts >= :most and (locked_until is null or locked_until <= now())
       returning *`,
      { most: MAX_ATTEMPTS },
    );
    const [row] = await this.#rows<ClaimedRow>(CLAIM, { token: randomUUID(), leaseMs, most: MAX_ATTEMPTS });
    return { ...(row !== undefined && { claim: toClaim(row) }), died: died.map(toDeadLetter) };
  }

  hold(claim: Claim, leaseMs: number) {
    this.#renewals.start(claim, leaseMs);
  }

  async keepReply(claim: Claim, reply: string) {
    return (await answerOf(this.#held(claim).update({ reply }))) === 1;
  }

  async finish(claim: Claim) {
    this.#renewals.stop(claim);
    const done = { ...RELEASED, state: 'done', message: null, reply: null, finished_at: this.#db.fn.now() };
    return (await answerOf(this.#held(claim).update(done))) === 1;
  }

  async putBack(claim: Claim, error: string, delayMs: number) {
    this.#renewals.stop(claim);
    const { id, token } = claim;
    const [row] = await this.#rows<{ state: 'ready' | 'dead' }>(
      `update message_queue set locked_until = null, lock_token = null, last_error = :error,
         run_at = now() + :delayMs * interval '1 millisecond',
         state = case when attempts >= :most then 'dead' else 'ready' end,
         finished_at = case when attempts >= :most then now() end
       where id = :id and lock_token = :token returning state`,
      { id, token, error, delayMs, most: MAX_ATTEMPTS },
    );
    if (row === undefined) return 'lost';
    return row.state === 'dead' ? 'dead' : 'waiting';
  }

  async bury(claim: Claim, error: string) {
    this.#renewals.stop(claim);
    const dead = { ...RELEASED, state: 'dead', last_error: error, finished_at: this.#db.fn.now() };
    return (await answerOf(this.#held(claim).update(dead))) === 1;
  }

  async waiting() {
    const [row] = await this.#rows<{ count: string }>(
      `select count(*) from message_queue where state = 'ready' and (run_at > now() or locked_until > now())`,
    );
    return Number(row?.count);
  }

  async figures() {
    const [row] = await this.#rows<QueueFigures>(
      `select count(*) filter (where state = 'ready')::float8 as depth, count(*) filter (where state = 'dead')::float8 as dead,
         coalesce(greatest(extract(epoch from now() - min(run_at) filter (where state = 'ready')) * 1000, 0), 0)::float8
           as "oldestMs"
       from message_queue where state <> 'done'`,
    );
    return row as QueueFigures;
  }

  async takeDuplicates() {
    const [row] = await this.#rows<{ sum: string }>(
      `with counted as (select id, duplicates from message_queue where duplicates > 0 for update),
         taken as (update message_queue q set duplicates = 0 from counted where q.id = counted.id)
       select coalesce(sum(duplicates), 0) as sum from counted`,
    );
    return Number(row?.sum);
  }

  async deadLetters(limit: number) {
    const rows = await this.#rows<DeadRow>(
      `select * from message_queue where state = 'dead' order by finished_at desc, id desc limit :limit`,
      { limit },
    );
    return rows.map(toDeadLetter);
  }

  async replay(id: string, entry?: AuditEntry) {
    if (!/^[0-9]{1,18}$/.test(id)) return false;
    const fresh = { state: 'ready', attempts: 0, run_at: this.#db.fn.now(), finished_at: null };
    return await answerOf(
      this.#db.transaction(async (trx) => {
        const isReplayed = (await trx('message_queue').where({ id, state: 'dead' }).update(fresh)) === 1;
        if (isReplayed && entry !== undefined) await appendEntry(trx, entry);
        return isReplayed;
      }),
    );
  }

  async purgeFinished(before: Date, limit: number) {
    const where = "state = 'done' and finished_at < :before";
    return await deleteBatch(this.#db, 'message_queue', { where, oldest: 'finished_at', before, limit });
  }

  async purgeDead(before: Date, limit: number) {
    const where = "state = 'dead' and finished_at < :before";
    return await deleteBatch(this.#db, 'message_queue', { where, oldest: 'finished_at', before, limit });
  }

  #held({ id, token }: Claim) {
    return this.#db('message_queue').where({ id, lock_token: token });
  }

  async #rows<Row>(sql: string, values: Readonly<Record<string, string | number>> = {}): Promise<Row[]> {
    return (await answerOf(this.#db.raw<{ rows: Row[] }>(sql, values))).rows;
  }
}

const RELEASED = { locked_until: null, lock_token: null };

const CLAIM = `
  with due as (
    select id from message_queue own
    where state = 'ready' and attempts < :most and run_at <= now() and (locked_until is null or locked_until <= now())
      and not exists (
        select from message_queue earlier
        where earlier.platform = own.platform and earlier.chat = own.chat and earlier.id < own.id
          and earlier.state = 'ready' and (earlier.attempts = 0 or earlier.locked_until > now()))
    order by run_at, id limit 1 for update skip locked)
  update message_queue claimed
  set attempts = attempts + 1, lock_token = :token, locked_until = now() + :leaseMs * interval '1 millisecond'
  from due where claimed.id = due.id
  returning claimed.id, lock_token, attempts, message, reply`;

async function keep(trx: Knex, message: InboundMessage): Promise<boolean> {
  const { platform, id, chat } = message;
  const { rows } = await trx.raw<{ rows: { kept: boolean }[] }>(
    `insert into message_queue as known (platform, message_id, chat, message) values (:platform, :id, :chat, :message)
     on conflict on constraint message_queue_once do update set duplicates = known.duplicates + 1
     returning xmax = 0 as kept`,
    { platform, id, chat, message: JSON.stringify(message) },
  );
  return rows[0]?.kept === true;
}

type ClaimedRow = { id: string; lock_token: string; attempts: number; message: string; reply: string | null };
type DeadRow = {
  id: string;
  platform: Platform;
  message_id: string;
  attempts: number;
  last_error: string;
  finished_at: Date;
};

const toClaim = ({ id, lock_token, attempts, message, reply }: ClaimedRow): Claim => ({
  id,
  token: lock_token,
  attempt: attempts,
  message: JSON.parse(message) as InboundMessage,
  ...(reply !== null && { reply }),
});

const toDeadLetter = ({ id, platform, message_id, attempts, last_error, finished_at }: DeadRow): DeadLetter => ({
  id,
  platform,
  messageId: message_id,
  attempts,
  error: last_error,
  diedAt: finished_at,
});
