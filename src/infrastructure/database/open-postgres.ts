import { Socket } from 'node:net';
import knex, { type Knex } from 'knex';
import { migrationNames } from '../../../migrations/index.ts';
import { noTracer } from '../../adapters/tracing/tracer.none.ts';
import { databaseServers } from '../config/schemas/database-servers.ts';
import { type Database, KNEX_SETTINGS } from './database.ts';
import { migrate, pendingMigrations } from './migrate.ts';
import { type Connection, NamedStatements } from './named-statements.ts';
import { connectToPrimary, leaveReadOnlyServer } from './primary.ts';
import { shareStatements } from './share-statements.ts';
import { StatementSpans } from './statement-spans.ts';
import { putReasonsFirst } from './trouble.ts';

export type PostgresSettings = Readonly<{
  url: string;
  poolSize?: number;
  statementTimeoutMs?: number;
  /** Off for a pooler that loses them. */
  namesStatements?: boolean;
  /** Called once, when a pooler has lost a named statement. From then on none is named. */
  onLostStatement?: (error: unknown) => void;
}>;

const CONNECT_TIMEOUT_MS = 2_500;
const ACQUIRE_TIMEOUT_MS = 3_000;
const STATEMENT_TIMEOUT_MS = 5_000;
const MIGRATION_TIMEOUT_MS = 10 * 60_000;
/**
 * Few, so that statements share writes to a socket; but the commits over one wait for each other's disk write. Measured on 2026-11-29 with
 * 10 and 50 callers: with one, a durable server committed half as much as over the pool, and with three more than over the pool.
 */
const MOST_SHARED = 3;
/** The time beyond its own statement timeout for which a live server may not respond. */
const SILENCE_MARGIN_MS = 2_000;

/** Connects on first use, so that a server that is down does not prevent the process from starting. */
export function openPostgres(settings: PostgresSettings, tracer = noTracer): Database {
  const db = connect(settings, tracer);
  return {
    knex: db,
    migrations: migrationNames,
    hasAutovacuum: true,
    migrate: async () => {
      const patient = connect({ ...settings, poolSize: 1, statementTimeoutMs: MIGRATION_TIMEOUT_MS });
      return await migrate(patient).finally(() => patient.destroy());
    },
    pending: () => pendingMigrations(db),
    close: () => db.destroy(),
  };
}

function connect(
  { url, poolSize = 10, statementTimeoutMs = STATEMENT_TIMEOUT_MS, namesStatements, onLostStatement }: PostgresSettings,
  tracer = noTracer,
): Knex {
  const statements = new NamedStatements(namesStatements, onLostStatement);
  const spans = new StatementSpans(tracer);
  const servers = databaseServers(url);
  if ('fault' in servers) throw new Error(`the URL of the database ${servers.fault}`);
  const shared = Math.min(MOST_SHARED, Math.floor((poolSize - 1) / 3));
  const patienceMs = statementTimeoutMs + SILENCE_MARGIN_MS;
  const prepare = (connection: Connection) => {
    spans.over(connection);
    statements.over(connection);
    leaveReadOnlyServer(connection);
  };
  const db = knex({
    ...KNEX_SETTINGS,
    connection: {
      connectionString: servers.urls[0],
      application_name: 'institutional-defi-api',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: statementTimeoutMs,
      stream: impatientSocket(patienceMs),
    },
    // Idle connections are closed before the socket timeout would break them.
    pool: {
      min: 0,
      max: poolSize,
      idleTimeoutMillis: statementTimeoutMs,
      afterCreate: (connection: Connection, done: (error: undefined, connection: Connection) => void) => {
        prepare(connection);
        done(undefined, connection);
      },
    },
    acquireConnectionTimeout: ACQUIRE_TIMEOUT_MS,
  });
  if (servers.mustWrite) connectToPrimary(db, servers);
  shareStatements(db, { size: shared, statementTimeoutMs, patienceMs, prepare });
  putReasonsFirst(db);
  return db;
}

/**
 * Closes the connection to an unresponsive server. Otherwise, connections to a vanished host would hang until the
 * kernel's timeout, minutes later.
 */
const impatientSocket = (patienceMs: number) => () => {
  const socket = new Socket();
  return socket.setTimeout(patienceMs, () =>
    socket.destroy(new Error(`the database did not respond within ${patienceMs} ms`)),
  );
};
