import type { Knex } from 'knex';
import type { KycEventOutcome, KycStore } from '../../../application/ports/kyc/kyc-store.ts';
import type { KycIdentity } from '../../../domain/kyc/kyc-identity.ts';
import type { KycEvent, KycSession } from '../../../domain/kyc/kyc-session.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { answerOf } from '../shared/database-answer.ts';
import { deleteBatch } from '../shared/delete-batch.ts';
import { present } from '../shared/present.ts';

export class PostgresKycStore implements KycStore {
  readonly #db: Knex;

  constructor(db: Knex) {
    this.#db = db;
  }

  async sessionsOf(wallet: WalletAddress) {
    const rows = await answerOf(
      this.#db<SessionRow>('kyc_sessions').where({ wallet }).orderBy('created_at').orderBy('position'),
    );
    return rows.map(toSession);
  }

  async findSession(id: string) {
    const row = await answerOf(this.#db<SessionRow>('kyc_sessions').where({ id }).first());
    return row && toSession(row);
  }

  async walletsOfPersons(persons: readonly string[]) {
    const sessions = this.#db<SessionRow>('kyc_sessions').whereIn('person_digest', persons);
    return (await answerOf(sessions.distinct('wallet'))).map(({ wallet }) => wallet);
  }

  async pendingSessions(limit: number, after = '') {
    const rows = await answerOf(
      this.#db<SessionRow>('kyc_sessions')
        .where({ status: 'pending' })
        .whereRaw('id collate "C" > ?', [after])
        .orderByRaw('id collate "C"')
        .limit(limit),
    );
    return rows.map(toSession);
  }

  async open(session: KycSession): Promise<KycSession> {
    const [kept] = await answerOf(
      this.#db<SessionRow>('kyc_sessions').insert(toRow(session)).onConflict().ignore().returning('*'),
    );
    if (kept) return toSession(kept);
    const { id, wallet, tier, status } = session;
    const known = await this.findSession(id);
    if (known !== undefined) return known;
    const sessions = this.#db<SessionRow>('kyc_sessions').where({ wallet, tier, status: 'pending' });
    const pending = status === 'pending' ? await answerOf(sessions.first()) : undefined;
    // The conflicting session was decided in the meantime, so the insert is repeated.
    return pending ? toSession(pending) : await this.open(session);
  }

  async purgeEvents(before: Date, limit: number) {
    return await deleteBatch(this.#db, 'kyc_events', { where: 'occurred_at < :before', before, limit });
  }

  async apply(event: KycEvent, decide: (session: KycSession) => KycSession | undefined): Promise<KycEventOutcome> {
    return await answerOf(
      this.#db.transaction(async (trx) => {
        if (!(await keepEvent(trx, event))) return { applied: false };
        const row = await trx<SessionRow>('kyc_sessions').where({ id: event.sessionId }).forUpdate().first();
        if (row === undefined) return { applied: false };
        const before = toSession(row);
        const after = decide(before);
        if (after === undefined) return { applied: false, before };
        await trx<SessionRow>('kyc_sessions').where({ id: before.id }).update(toRow(after));
        await trx('kyc_events').where({ id: event.id }).update({ applied: true });
        return { applied: true, before, after };
      }),
    );
  }
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

type SessionRow = {
  id: string;
  wallet: WalletAddress;
  tier: KycSession['tier'];
  status: KycSession['status'];
  url: string;
  created_at: Date;
  status_at: Date;
  revoked_at: Date | null;
  country_code: string | null;
  region_code: string | null;
  person_digest: string | null;
};

const toRow = (session: KycSession): SessionRow => ({
  id: session.id,
  wallet: session.wallet,
  tier: session.tier,
  status: session.status,
  url: session.url,
  created_at: session.createdAt,
  status_at: session.statusAt,
  revoked_at: session.revokedAt ?? null,
  country_code: session.identity?.countryCode ?? null,
  region_code: session.identity?.region ?? null,
  person_digest: session.identity?.person ?? null,
});

const toSession = (row: SessionRow): KycSession =>
  present({
    id: row.id,
    wallet: row.wallet,
    tier: row.tier,
    status: row.status,
    url: row.url,
    createdAt: row.created_at,
    statusAt: row.status_at,
    revokedAt: row.revoked_at,
    identity: toIdentity(row),
  });

const toIdentity = ({ country_code, region_code, person_digest }: SessionRow): KycIdentity | null =>
  [country_code, region_code, person_digest].every((part) => part === null)
    ? null
    : present({ countryCode: country_code, region: region_code, person: person_digest });
