import type { Knex } from 'knex';
import type { KycEventOutcome, KycStore, StoredKycEvent } from '../../../application/ports/kyc.ts';
import type { Clock } from '../../../application/ports/system.ts';
import type { KycEvent, KycSession } from '../../../domain/kyc/kyc-session.ts';
import { adopted, inTheWayOf, withoutForeignLink } from '../../../domain/kyc/verifications.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { systemClock } from '../../local/clock.ts';
import { requireLive } from '../auth/session-store.postgres.ts';
import { answerOf, DatabaseStore, deleteBefore } from '../shared/database-answer.ts';
import { type RowOf, rowsOf } from '../shared/record-rows.ts';
import {
  lockStanding,
  projectStanding,
  rulingsIn,
  type SessionRow,
  toRow,
  toSession,
  verificationsIn,
} from './kyc-store.rows.ts';

export class PostgresKycStore extends DatabaseStore implements KycStore {
  readonly #clock: Clock;

  constructor(db: Knex, clock: Clock = systemClock) {
    super(db);
    this.#clock = clock;
  }

  async verificationsOf(wallet: WalletAddress) {
    return await answerOf(verificationsIn(this.db, wallet));
  }

  async rulingsOf(wallet: WalletAddress) {
    return await answerOf(rulingsIn(this.db, wallet));
  }

  async eventsOf(wallet: WalletAddress): Promise<readonly StoredKycEvent[]> {
    const sessions = this.db('kyc_sessions').where({ wallet }).select('id');
    const rows = await answerOf(
      this.db<EventRow>('kyc_events').whereIn('session_id', sessions).orderBy('received_at').orderBy('occurred_at'),
    );
    return rows.map(events.toRecord);
  }

  async findSession(id: string) {
    const row = await answerOf(this.db<SessionRow>('kyc_sessions').where({ id }).first());
    return row && toSession(row);
  }

  async walletsOfPersons(persons: readonly string[]) {
    const sessions = this.db<SessionRow>('kyc_sessions').whereIn('person_digest', persons);
    return (await answerOf(sessions.distinct('wallet'))).map(({ wallet }) => wallet);
  }

  async pendingSessions(limit: number, after = '') {
    const rows = await answerOf(
      this.db<SessionRow>('kyc_sessions')
        .where({ status: 'pending' })
        .whereRaw('id collate "C" > ?', [after])
        .orderByRaw('id collate "C"')
        .limit(limit),
    );
    return rows.map(toSession);
  }

  async open(session: KycSession, by?: string) {
    const { id, wallet, createdAt } = session;
    return await answerOf(
      this.db.transaction(async (trx) => {
        await lockStanding(trx, wallet);
        if (by !== undefined) await requireLive(trx, { session: by, at: createdAt });
        const other = inTheWayOf(session, (await verificationsIn(trx, wallet)).all);
        if (other !== undefined) return { session: other, isNew: false };
        const row = toRow(withoutForeignLink(session));
        const [kept] = await trx<SessionRow>('kyc_sessions').insert(row).onConflict('id').ignore().returning('*');
        if (kept === undefined) return { session: toSession(await this.#rowOfOtherWallet(trx, id)), isNew: false };
        await projectStanding(trx, wallet, this.#clock.now());
        return { session: toSession(kept), isNew: true };
      }),
    );
  }

  async adopt(id: string, wallet: WalletAddress, at: Date, by?: string): Promise<KycSession | undefined> {
    return await answerOf(
      this.db.transaction(async (trx) => {
        await lockStanding(trx, wallet);
        if (by !== undefined) await requireLive(trx, { session: by, at });
        const row = await trx<SessionRow>('kyc_sessions').where({ id, wallet }).forUpdate().first();
        const owners = row && adopted(toSession(row), at);
        if (owners === undefined) return undefined;
        await trx<SessionRow>('kyc_sessions').where({ id }).update(toRow(owners));
        await projectStanding(trx, wallet, this.#clock.now());
        return owners;
      }),
    );
  }

  async #rowOfOtherWallet(trx: Knex, id: string): Promise<SessionRow> {
    return (await trx<SessionRow>('kyc_sessions').where({ id }).first()) as SessionRow;
  }

  async purgeEvents(before: Date, limit: number) {
    return await deleteBefore(this.db, 'kyc_events', 'occurred_at', before, limit);
  }

  async apply(event: KycEvent, decide: (session: KycSession) => KycSession | undefined): Promise<KycEventOutcome> {
    return await answerOf(
      this.db.transaction(async (trx) => {
        if (!(await keepEvent(trx, event))) return { applied: false };
        const row = await lockSession(trx, event.sessionId);
        if (row === undefined) return { applied: false };
        const before = toSession(row);
        const after = decide(before);
        if (after === undefined) return { applied: false, before };
        await trx<SessionRow>('kyc_sessions').where({ id: before.id }).update(toRow(after));
        await trx('kyc_events').where({ id: event.id }).update({ applied: true });
        const verifications = await projectStanding(trx, before.wallet, this.#clock.now());
        return { applied: true, before, after, verifications };
      }),
    );
  }
}

const events = rowsOf<StoredKycEvent>()(['id', 'sessionId', 'status', 'tier', 'occurredAt', 'applied']);
type EventRow = RowOf<StoredKycEvent> & { received_at: Date };

/** The standing first, then the row, in the order of an erasure. */
async function lockSession(trx: Knex, id: string): Promise<SessionRow | undefined> {
  const session = () => trx<SessionRow>('kyc_sessions').where({ id });
  const known = await session().first('wallet');
  if (known === undefined) return undefined;
  await lockStanding(trx, known.wallet);
  return await session().forUpdate().first();
}

/** False when the event is already stored; waits for another transaction that is storing it. */
async function keepEvent(trx: Knex, { id, sessionId, wallet, status, tier, occurredAt }: KycEvent): Promise<boolean> {
  const kept = await trx('kyc_events')
    .insert({ id, session_id: sessionId, wallet: wallet ?? null, status, tier: tier ?? null, occurred_at: occurredAt })
    .onConflict('id')
    .ignore()
    .returning('id');
  return kept.length === 1;
}
