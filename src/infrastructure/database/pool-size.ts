import { answerOf } from '../../adapters/store/shared/database-answer.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import { StartError } from '../start/start-error.ts';
import { COUNTING_CONNECTIONS } from './connections.ts';
import { openPostgres, type PostgresSettings } from './open-postgres.ts';

const MOST = 10;
const LEAST = 2;

/** `available`: connections that the server grants to everybody but its superuser. */
export type Sharing = Readonly<{ available: number; processes: number }>;

/**
 * The pool of each process: at most ten connections, and together with its fellows at most half of what the server grants, so that a
 * rolling upgrade has room for the old processes beside the new ones.
 */
export const defaultPoolSize = ({ available, processes }: Sharing): number =>
  Math.min(MOST, Math.max(LEAST, Math.floor(available / 2 / processes) - COUNTING_CONNECTIONS));

/** Throws a StartError when the processes of this start alone need more connections than the server grants. */
export function requireRoom(poolSize: number, { available, processes }: Sharing): void {
  const needed = processes * (poolSize + COUNTING_CONNECTIONS);
  if (needed > available)
    throw new StartError(
      `the database grants ${available} connections, and ${processes} × (${poolSize} + ${COUNTING_CONNECTIONS}) = ${needed} are needed: lower DATABASE_POOL_SIZE or WORKERS, or raise max_connections of the server`,
    );
}

/** The connections that each of the processes may open; of a server that does not respond, the configured number or the greatest default. */
export async function choosePoolSize(settings: PostgresSettings, processes: number): Promise<number> {
  const available = await attempt(answerOf(grantedBy(settings)));
  if (!available.known) return settings.poolSize ?? MOST;
  const sharing = { available: available.value, processes };
  const poolSize = settings.poolSize ?? defaultPoolSize(sharing);
  requireRoom(poolSize, sharing);
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
