import { Socket } from 'node:net';
import knex, { type Knex } from 'knex';
import { migrationNames } from '../../../migrations/index.ts';
import { noTracer } from '../../adapters/tracing/tracer.none.ts';
import { databaseServers } from '../config/schemas/database-servers.ts';
import { type Database, KNEX_SETTINGS } from './database.ts';
import { migrate, pendingMigrations } from './migrate.ts';
import { type Connection, NamedStatements } from './named-statements.ts';
import { connectToPrimary, leaveReadOnlyServer } from './primary.ts';
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
  const servers = databaseServers(url) ?? { urls: [url], mustWrite: false };
  const db = knex({
    ...KNEX_SETTINGS,
    connection: {
      connectionString: servers.urls[0],
      application_name: 'institutional-defi-api',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: statementTimeoutMs,
      stream: impatientSocket(statementTimeoutMs + SILENCE_MARGIN_MS),
    },
    // Idle connections are closed before the socket timeout would break them.
    pool: {
      min: 0,
      max: poolSize,
      idleTimeoutMillis: statementTimeoutMs,
      afterCreate: (connection: Connection, done: (error: undefined, connection: Connection) => void) => {
        spans.over(connection);
        statements.over(connection);
        leaveReadOnlyServer(connection);
        done(undefined, connection);
      },
    },
    acquireConnectionTimeout: ACQUIRE_TIMEOUT_MS,
  });
  if (servers.mustWrite) connectToPrimary(db, servers);
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
