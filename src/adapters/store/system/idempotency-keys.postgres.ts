import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import {
  type IdempotencyKeys,
  KEY_LEASE_MS,
  KEY_LIFETIME_MS,
  type KeptAnswer,
  type KeyedRequest,
  type KeyOutcome,
  type Worked,
  type WorkKind,
} from '../../../application/ports/idempotency.ts';
import { answerOf, DatabaseStore, deleteBatch } from '../shared/database-answer.ts';
import type { Turns } from '../shared/turns.ts';
import { turnsOn, UnitOfWork } from '../shared/unit-of-work.ts';
import { UnfreedKeys } from './unfreed-keys.ts';

/** One request that may do the work; `id` differs for every request. */
type Attempt = KeyedRequest & Readonly<{ id: string }>;
type Life = Readonly<{ leaseMs: number; lifetimeMs: number }>;

/**
 * Takes the key: when it is new, when it has expired, or when the request that took it lost its lease and was the same. Without
 * the advisory lock, repeated requests would wait for the transaction of the first, each with a connection.
 */
const TAKE = `
  with lock as materialized (select pg_try_advisory_xact_lock(hashtextextended(:lock, 0)) as taken)
  insert into idempotency_keys as kept (scope, key, fingerprint, attempt, leased_until, expires_at)
  select :scope, :key, :fingerprint, :id::uuid,
    now() + :leaseMs * interval '1 millisecond', now() + :lifetimeMs * interval '1 millisecond'
  from lock where taken
  on conflict (scope, key) do update set
    fingerprint = excluded.fingerprint, attempt = excluded.attempt, leased_until = excluded.leased_until,
    expires_at = excluded.expires_at, status = null, headers = null, body = null, created_id = null
  where kept.expires_at <= now()
    or (kept.status is null and kept.leased_until <= now() and kept.fingerprint = excluded.fingerprint)
  returning 1`;

/** False when another request has the key. */
async function take(db: Knex, { id, ...request }: Attempt, life: Life): Promise<boolean> {
  const lock = `idempotency_keys ${request.scope}\n${request.key}`;
  const { rows } = await db.raw<{ rows: unknown[] }>(TAKE, { ...request, ...life, id, lock });
  return rows.length === 1;
}

/** Why the key could not be taken. No row: the first request has not committed yet. */
async function standing(db: Knex, { scope, key, fingerprint }: KeyedRequest) {
  const row = await db<Row>('idempotency_keys').where({ scope, key }).first();
  if (row !== undefined && row.fingerprint !== fingerprint) return { state: 'reused' } as const;
  return row === undefined || row.status === null
    ? ({ state: 'running' } as const)
    : ({ state: 'kept', answer: toAnswer(row, row.status) } as const);
}

/** False when another request took the key over. */
async function keep(db: Knex, { scope, key, id }: Attempt, answer: KeptAnswer): Promise<boolean> {
  const { status, headers, body = null, createdId = null } = answer;
  const mine = db('idempotency_keys').where({ scope, key, attempt: id });
  return (await mine.update({ status, headers: JSON.stringify(headers), body, created_id: createdId })) === 1;
}

/** False when another request took the key over, or its answer is kept. */
async function release(db: Knex, { scope, key, id }: Attempt): Promise<boolean> {
  return (await db('idempotency_keys').where({ scope, key, attempt: id, status: null }).del()) === 1;
}

const purge = (db: Knex, limit: number): Promise<number> =>
  deleteBatch(db, 'idempotency_keys', { where: 'expires_at <= now()', oldest: 'expires_at', limit });

type Row = KeyedRequest & {
  status: number | null;
  headers: string | null;
  body: string | null;
  created_id: string | null;
};

const toAnswer = ({ headers, body, created_id: createdId }: Row, status: number): KeptAnswer => ({
  status,
  headers: JSON.parse(headers ?? '{}') as KeptAnswer['headers'],
  ...(body !== null && { body }),
  ...(createdId !== null && { createdId: Number(createdId) }),
});

/** Uses the database's clock, the only one that all processes share. `db` joins units of work. */
export class PostgresIdempotencyKeys extends DatabaseStore implements IdempotencyKeys {
  readonly #turns: Turns;
  /** Keys whose work runs or waits here: a repeated request is answered without a turn, and without waiting for one. */
  readonly #running = new Set<string>();
  readonly #unfreed: UnfreedKeys<Attempt>;

  constructor(db: Knex) {
    super(db);
    this.#turns = turnsOn(db);
    this.#unfreed = new UnfreedKeys((attempt) => release(db, attempt), KEY_LEASE_MS);
  }

  async once<T>(request: KeyedRequest, kind: WorkKind, work: () => Promise<Worked<T>>): Promise<KeyOutcome<T>> {
    const attempt = { ...request, id: randomUUID() };
    return kind === 'inside' ? await this.#inside(attempt, work) : await this.#leased(attempt, kind, work);
  }

  async purgeExpired(limit: number) {
    return await answerOf(purge(this.db, limit));
  }

  async #inside<T>(attempt: Attempt, work: () => Promise<Worked<T>>): Promise<KeyOutcome<T>> {
    const name = `${attempt.scope}\n${attempt.key}`;
    if (this.#running.has(name)) return await answerOf(standing(this.db, attempt));
    this.#running.add(name);
    const unit = new UnitOfWork(this.db, this.#turns);
    return await endingWith(unit, async () => {
      const trx = await answerOf(unit.open());
      if (!(await answerOf(take(trx, attempt, LIFE)))) return await answerOf(standing(trx, attempt));
      const { value, answer } = await unit.run(work);
      if (answer !== undefined && (await answerOf(keep(trx, attempt, answer)))) await answerOf(unit.commit());
      return { state: 'done', value } as const;
    }).finally(() => this.#running.delete(name));
  }

  async #leased<T>(attempt: Attempt, kind: WorkKind, work: () => Promise<Worked<T>>): Promise<KeyOutcome<T>> {
    const taking = answerOf(take(this.db, attempt, LIFE)).catch((error: unknown) => {
      // The key may be taken, and only the answer be lost.
      this.#unfreed.addUncertain(attempt);
      throw error;
    });
    if (!(await taking)) return await answerOf(standing(this.db, attempt));
    const worked = kind === 'acts-outside' ? this.#separately(attempt, work) : this.#together(attempt, work);
    return await worked.catch(async (error: unknown) => {
      await release(this.db, attempt).catch(() => this.#unfreed.add(attempt));
      throw error;
    });
  }

  /** The work is done outside a transaction. If the lease was lost during it, the answer of the request that took over is kept. */
  async #separately<T>(attempt: Attempt, work: () => Promise<Worked<T>>): Promise<KeyOutcome<T>> {
    const { value, answer } = await work();
    if (answer === undefined) await answerOf(release(this.db, attempt));
    else await answerOf(keep(this.db, attempt, answer));
    return { state: 'done', value };
  }

  /** When the lease was lost meanwhile, nothing is written. */
  async #together<T>(attempt: Attempt, work: () => Promise<Worked<T>>): Promise<KeyOutcome<T>> {
    const unit = new UnitOfWork(this.db, this.#turns);
    return await endingWith(unit, async () => {
      const { value, answer } = await unit.run(work);
      if (answer === undefined) {
        await unit.rollback();
        await answerOf(release(this.db, attempt));
        return { state: 'done', value };
      }
      const isMine = await answerOf(keep(unit.isOpen ? await unit.open() : this.db, attempt, answer));
      if (!isMine) return { state: 'running' };
      await answerOf(unit.commit());
      return { state: 'done', value };
    });
  }
}

const LIFE = { leaseMs: KEY_LEASE_MS, lifetimeMs: KEY_LIFETIME_MS };

/** Whatever is not committed when the work ends is rolled back. */
async function endingWith<T>(unit: UnitOfWork, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    if (!unit.isEnded) await unit.rollback();
  }
}
