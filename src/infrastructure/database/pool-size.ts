import { answerOf } from '../../adapters/store/shared/database-answer.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import { StartError } from '../start/start-error.ts';
import { COUNTING_CONNECTIONS } from './connections.ts';
import { openPostgres, type PostgresSettings } from './open-postgres.ts';

const MOST = 10;
const LEAST = 2;

/**
 * The pool of a process, of the connections that the server grants to everybody but its superuser: at most ten, and at most half of them, so
 * that its successor has room beside it.
 */
export const defaultPoolSize = (granted: number): number =>
  Math.min(MOST, Math.max(LEAST, Math.floor(granted / 2) - COUNTING_CONNECTIONS));

/** Throws a StartError when this process alone needs more connections than the server grants. */
export function requireRoom(poolSize: number, granted: number): void {
  const needed = poolSize + COUNTING_CONNECTIONS;
  if (needed > granted)
    throw new StartError(
      `the database grants ${granted} connections, and ${poolSize} + ${COUNTING_CONNECTIONS} = ${needed} are needed: lower DATABASE_POOL_SIZE, or raise max_connections of the server`,
    );
}

/** The connections that this process may open; of a server that does not respond, the configured number or the greatest default. */
export async function choosePoolSize(settings: PostgresSettings): Promise<number> {
  const granted = await attempt(answerOf(grantedBy(settings)));
  if (!granted.known) return settings.poolSize ?? MOST;
  const poolSize = settings.poolSize ?? defaultPoolSize(granted.value);
  requireRoom(poolSize, granted.value);
  return poolSize;
}

async function grantedBy({ url }: PostgresSettings): Promise<number> {
  const { knex, close } = openPostgres({ url, poolSize: 1 });
  try {
    const { rows } = await knex.raw<{ rows: { granted: number }[] }>(GRANTED);
    return rows[0]?.granted ?? 0;
  } finally {
    await close();
  }
}

// `reserved_connections` exists from PostgreSQL 16 on.
const GRANTED = `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
  - coalesce(current_setting('reserved_connections', true), '0')::int as granted`;
