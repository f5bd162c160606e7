import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { isReadOnly } from '../../adapters/store/shared/database-answer.ts';
import type { DatabaseServers } from '../config/schemas/database-servers.ts';
import type { Answered, Connection } from './named-statements.ts';

/** After this time without an answer, the next server is asked as well: a host that vanished says nothing. */
const NEXT_AFTER_MS = 300;

type Dialled = Omit<Connection, 'query'> & {
  readonly host: string;
  query(sql: string): Promise<{ rows: State[] }>;
  end(): Promise<void>;
};
type State = Readonly<{ takesWrites: boolean; timeline: number | null }>;
/** What Knex's client has and does not document. */
type Dialling = {
  acquireRawConnection(): Promise<unknown>;
  connectionSettings: object;
};

// The timeline is read from the name of a file: that of the last checkpoint is of before the promotion for a while.
const STATE = `select not pg_is_in_recovery() and current_setting('transaction_read_only') = 'off' as "takesWrites",
  case when not pg_is_in_recovery()
    then ('x' || substr(pg_walfile_name(pg_current_wal_insert_lsn()), 1, 8))::bit(32)::int end as timeline`;

/**
 * Makes Knex open its connections to the one of the servers that takes writes; the last one that did is asked first. A server whose
 * timeline is older than one that was seen is refused: it was replaced, and what is written to it would be lost.
 */
export function connectToPrimary(knex: Knex, { urls }: DatabaseServers): void {
  const client = knex.client as Dialling;
  const dial = client.acquireRawConnection;
  let [preferred] = urls;
  let newest = 0;

  const open = async (url: string): Promise<Dialled> => {
    const settings = { ...client.connectionSettings, connectionString: url };
    const through = Object.create(client, { connectionSettings: { value: settings } }) as Dialling;
    const connection = (await dial.call(through)) as Dialled;
    try {
      const [state] = (await connection.query(STATE)).rows;
      if (!state?.takesWrites) throw unusable(`${connection.host} takes no writes`);
      const timeline = state.timeline ?? 0;
      if (timeline < newest)
        throw unusable(`${connection.host} was replaced: its timeline is ${timeline}, and ${newest} exists`);
      [preferred, newest] = [url, timeline];
      return connection;
    } catch (error) {
      await connection.end();
      throw error;
    }
  };

  client.acquireRawConnection = async () => {
    const order = [preferred, ...urls.filter((url) => url !== preferred)];
    let isFound = false;
    const tries = order.map(async (url, turn) => {
      await pause(turn * NEXT_AFTER_MS);
      if (isFound) throw unusable('not needed');
      return await open(url);
    });
    try {
      const first = await Promise.any(tries);
      // Those that come late are closed; those that failed do not matter any more.
      for (const other of tries) void other.then((one) => (one === first ? undefined : one.end())).catch(() => {});
      return first;
    } catch (error) {
      throw order.length === 1 && error instanceof AggregateError ? error.errors[0] : error;
    } finally {
      isFound = true;
    }
  };
}

/** An error as the server's own, of a transaction that may not write. */
const unusable = (message: string): Error => Object.assign(new Error(message), { code: '25006' });

/** A connection that turns out to be to a server without writes is not used again: the next one looks for the primary. */
export function leaveReadOnlyServer(connection: Connection): void {
  const query = connection.query.bind(connection);
  connection.query = (...given) => {
    const [statement, answered] = given;
    if (typeof answered !== 'function') return query(...given);
    const unlessReadOnly: Answered = (error, result) => {
      if (isReadOnly(error)) connection.__knex__disposed = error;
      (answered as Answered)(error, result);
    };
    return query(statement, unlessReadOnly);
  };
}
