import type { Knex } from 'knex';
import type { KeptAnswer, KeyedRequest } from '../../../application/ports/system/idempotency-keys.ts';
import { deleteBatch } from '../shared/database-answer.ts';

/** One request that may do the work; `id` differs for every request. */
export type Attempt = KeyedRequest & Readonly<{ id: string }>;
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
export async function take(db: Knex, { id, ...request }: Attempt, life: Life): Promise<boolean> {
  const lock = `idempotency_keys ${request.scope}\n${request.key}`;
  const { rows } = await db.raw<{ rows: unknown[] }>(TAKE, { ...request, ...life, id, lock });
  return rows.length === 1;
}

/** Why the key could not be taken. No row: the first request has not committed yet. */
export async function standing(db: Knex, { scope, key, fingerprint }: KeyedRequest) {
  const row = await db<Row>('idempotency_keys').where({ scope, key }).first();
  if (row !== undefined && row.fingerprint !== fingerprint) return { state: 'reused' } as const;
  return row === undefined || row.status === null
    ? ({ state: 'running' } as const)
    : ({ state: 'kept', answer: toAnswer(row, row.status) } as const);
}

/** False when another request took the key over. */
export async function keep(db: Knex, { scope, key, id }: Attempt, answer: KeptAnswer): Promise<boolean> {
  const { status, headers, body = null, createdId = null } = answer;
  const mine = db('idempotency_keys').where({ scope, key, attempt: id });
  return (await mine.update({ status, headers: JSON.stringify(headers), body, created_id: createdId })) === 1;
}

/** Does nothing when another request took the key over. */
export async function release(db: Knex, { scope, key, id }: Attempt): Promise<void> {
  await db('idempotency_keys').where({ scope, key, attempt: id, status: null }).del();
}

export const purge = (db: Knex, limit: number): Promise<number> =>
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
