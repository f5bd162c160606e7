import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Claim, DeadLetter, MessageQueue, QueueFigures } from '../../../application/ports/messaging.ts';
import type { TraceParent } from '../../../application/ports/observability.ts';
import type { Act } from '../../../application/ports/operator.ts';
import { MAX_ATTEMPTS } from '../../../domain/messaging/delivery-policy.ts';
import type { InboundMessage } from '../../../domain/messaging/inbound-message.ts';
import type { Platform } from '../../../domain/messaging/platform.ts';
import { appendEntry } from '../audit/audit-log.postgres.ts';
import { PostgresClaimedRows } from '../shared/claimed-rows.postgres.ts';
import { answerOf, deleteBatch } from '../shared/database-answer.ts';
import { type Named, NOBODY, permit } from '../shared/locks.ts';
import { CLAIM_MESSAGE, ENQUEUE } from './claim-message.ts';
import { ClaimRenewals } from './claim-renewals.ts';

export class PostgresMessageQueue extends PostgresClaimedRows<Claim> implements MessageQueue {
  readonly #named: Named;
  readonly #renewals = new ClaimRenewals(async (claim, leaseMs) => {
    const until = this.db.raw(`now() + ? * interval '1 millisecond'`, [leaseMs]);
    return await this.held(claim).update({ locked_until: until });
  });

  constructor(db: Knex, named = NOBODY) {
    super(db, 'message_queue', { message: null, reply: null });
    this.#named = named;
  }

  async enqueue(messages: readonly InboundMessage[], trace?: TraceParent) {
    if (messages.length === 0) return 0;
    const repeats = new Map<string, { message: InboundMessage; repeats: number }>();
    for (const message of messages) {
      const key = `${message.platform} ${message.id}`;
      const known = repeats.get(key);
      repeats.set(key, { message: known?.message ?? message, repeats: known === undefined ? 0 : known.repeats + 1 });
    }
    const given = [...repeats.values()];
    const rows = await this.rows<{ kept: boolean }>(ENQUEUE, {
      platforms: given.map(({ message }) => message.platform),
      ids: given.map(({ message }) => message.id),
      chats: given.map(({ message }) => message.chat),
      messages: given.map(({ message }) => JSON.stringify({ ...message, trace })),
      repeats: given.map((one) => one.repeats),
    });
    return rows.filter(({ kept }) => kept).length;
  }

  async claim(leaseMs: number) {
    const died: DeadLetter[] = [];
    for (let tries = 1; ; tries += 1) {
      died.push(...(await this.buryDied<DeadRow>()).map(toDeadLetter));
      const [row] = await this.rows<ClaimedRow>(CLAIM_MESSAGE, { token: randomUUID(), leaseMs, most: MAX_ATTEMPTS });
      if (row === undefined) return { died };
      if (isClaimed(row)) return { claim: toClaim(row), died };
      if (tries === CLAIM_TRIES) return { died };
      const { platform, chat } = row;
      await this.rows('select message_chats_refresh(array[:platform], array[:chat])', { platform, chat });
    }
  }

  hold(claim: Claim, leaseMs: number) {
    this.#renewals.start(claim, leaseMs);
  }

  async keepReply(claim: Claim, reply: string) {
    return (await answerOf(this.held(claim).update({ reply }))) === 1;
  }

  override async finish(claim: Claim) {
    this.#renewals.stop(claim);
    return await super.finish(claim);
  }

  override async putBack(claim: Claim, error: string, delayMs: number) {
    this.#renewals.stop(claim);
    return await super.putBack(claim, error, delayMs);
  }

  override async bury(claim: Claim, error: string) {
    this.#renewals.stop(claim);
    return await super.bury(claim, error);
  }

  async waiting() {
    const [row] = await this.rows<{ count: string }>(
      `select count(*) from message_queue where state = 'ready' and (run_at > now() or locked_until > now())`,
    );
    return Number(row?.count);
  }

  async figures() {
    const [row] = await this.rows<QueueFigures>(
      `select count(*)::float8 as depth, (select count(*) from message_queue where state = 'dead')::float8 as dead,
         coalesce(greatest(extract(epoch from now() - min(run_at)) * 1000, 0), 0)::float8 as "oldestMs"
       from message_queue where state = 'ready'`,
    );
    return row as QueueFigures;
  }

  async takeDuplicates() {
    const [row] = await this.rows<{ sum: string }>(
      `with counted as (select id, duplicates from message_queue where duplicates > 0 for update),
         taken as (update message_queue q set duplicates = 0 from counted where q.id = counted.id)
       select coalesce(sum(duplicates), 0) as sum from counted`,
    );
    return Number(row?.sum);
  }

  async deadLetters(limit: number) {
    const rows = await this.rows<DeadRow>(
      `select * from message_queue where state = 'dead' order by finished_at desc, id desc limit :limit`,
      { limit },
    );
    return rows.map(toDeadLetter);
  }

  async replay(id: string, act: Act) {
    if (!/^[0-9]{1,18}$/.test(id)) return false;
    const fresh = { state: 'ready', attempts: 0, run_at: this.db.fn.now(), finished_at: null };
    return await answerOf(
      this.db.transaction(async (trx) => {
        const entry = await permit(trx, this.#named, act);
        const isReplayed = (await trx('message_queue').where({ id, state: 'dead' }).update(fresh)) === 1;
        if (isReplayed) await appendEntry(trx, entry);
        return isReplayed;
      }),
    );
  }

  async purgeFinished(before: Date, limit: number) {
    const where = "state = 'done' and finished_at < :before";
    return await deleteBatch(this.db, 'message_queue', { where, oldest: 'finished_at', before, limit });
  }

  async purgeDead(before: Date, limit: number) {
    const where = "state = 'dead' and finished_at < :before";
    return await deleteBatch(this.db, 'message_queue', { where, oldest: 'finished_at', before, limit });
  }
}

/** A chat that another process changed at the same moment is looked at anew. */
const CLAIM_TRIES = 4;

type ClaimedRow = Readonly<{ platform: string; chat: string; id: string | null }> & Partial<Claimed>;
type Claimed = { id: string; lock_token: string; attempts: number; message: string; reply: string | null };
const isClaimed = (row: ClaimedRow): row is ClaimedRow & Claimed => row.id !== null;

type DeadRow = {
  id: string;
  platform: Platform;
  message_id: string;
  attempts: number;
  last_error: string;
  finished_at: Date;
};

function toClaim({ id, lock_token, attempts, message: text, reply }: Claimed): Claim {
  const { trace, ...message } = JSON.parse(text) as InboundMessage & Readonly<{ trace?: TraceParent }>;
  return {
    ...{ id, token: lock_token, attempt: attempts, message },
    ...(reply !== null && { reply }),
    ...(trace !== undefined && { trace }),
  };
}

const toDeadLetter = ({ id, platform, message_id, attempts, last_error, finished_at }: DeadRow): DeadLetter => ({
  id,
  platform,
  messageId: message_id,
  attempts,
  error: last_error,
  diedAt: finished_at,
});
