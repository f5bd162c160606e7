import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type {
  DeadParcel,
  EmailConfirmation,
  EmailConfirmations,
  Outbox,
  OutboxClaim,
} from '../../../application/ports/notice.ts';
import { MAX_ATTEMPTS } from '../../../domain/messaging/delivery-policy.ts';
import type { Channel, Notice, Parcel } from '../../../domain/notice/notice.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { DUE, LEASED, PostgresClaimedRows } from '../shared/claimed-rows.postgres.ts';
import { answerOf, DatabaseStore, deleteBatch, deleteBefore } from '../shared/database-answer.ts';
import { type RowOf, rowsOf } from '../shared/record-rows.ts';
import { isUuid } from '../shared/values.ts';

export class PostgresEmailConfirmations extends DatabaseStore implements EmailConfirmations {
  async open(confirmation: EmailConfirmation) {
    await answerOf(this.#rows().insert(confirmations.toRow(confirmation)).onConflict('wallet').merge());
  }

  async find(id: string, now: Date) {
    if (!isUuid(id)) return undefined;
    const row = await answerOf(this.#rows().where({ id }).where('expires_at', '>', now).first());
    return row && confirmations.toRecord(row);
  }

  async take(digest: string, now: Date) {
    const open = this.#rows().where({ digest }).where('expires_at', '>', now);
    const [row] = await answerOf(open.del().returning('*'));
    return row && confirmations.toRecord(row);
  }

  async purgeExpired(before: Date, limit: number) {
    return await deleteBefore(this.db, 'email_confirmations', 'expires_at', before, limit);
  }

  #rows() {
    return this.db<Row>('email_confirmations');
  }
}

const confirmations = rowsOf<EmailConfirmation>()(['id', 'wallet', 'email', 'digest', 'expiresAt']);
type Row = RowOf<EmailConfirmation>;

export class PostgresOutbox extends PostgresClaimedRows<OutboxClaim> implements Outbox {
  constructor(db: Knex) {
    super(db, 'outbox', { content: null });
  }

  async enqueue(parcels: readonly Parcel[]) {
    if (parcels.length === 0) return 0;
    const rows = parcels.map(({ key, channel, wallet, notice }) => ({
      key,
      channel,
      wallet: wallet ?? null,
      content: JSON.stringify(notice),
    }));
    return (await answerOf(this.db('outbox').insert(rows).onConflict('key').ignore().returning('id'))).length;
  }

  async claim(leaseMs: number) {
    const died = await this.buryDied<DeadRow>();
    const [row] = await this.rows<ClaimedRow>(CLAIM, { token: randomUUID(), leaseMs, most: MAX_ATTEMPTS });
    return { ...(row !== undefined && { claim: toClaim(row) }), died: died.map(toDead) };
  }

  async purge(before: Date, limit: number) {
    return await deleteBatch(this.db, 'outbox', {
      where: "state <> 'ready' and finished_at < :before",
      oldest: 'finished_at',
      before,
      limit,
    });
  }
}

const CLAIM = `
  with due as (
    select id from outbox
    where ${DUE} order by run_at, id limit 1 for update skip locked)
  update outbox claimed
  set ${LEASED}
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
