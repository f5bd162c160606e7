import type { Knex } from 'knex';
import { isCancelled, isNoAnswer } from '../../adapters/store/shared/database-answer.ts';
import { isWrite, type Statement } from '../../adapters/store/shared/unit-of-work.ts';
import type { Connection } from './named-statements.ts';
import { type PipelinedClient, SharedLine } from './shared-line.ts';

type Runner = { connection?: unknown; run(): Promise<unknown> };
/** What Knex's client has and does not document. */
type Client = {
  connectionSettings: object;
  acquireRawConnection(): Promise<PipelinedClient>;
  runner(statement: Sent): Pick<Runner, 'run'>;
  destroy(): Promise<void>;
};
type Sent = Statement & Readonly<{ _connection?: unknown; bindings?: object; toSQL(): { sql: string } }>;

type Settings = Readonly<{
  size: number;
  /** Of a statement over a connection of the pool. */
  statementTimeoutMs: number;
  /** A live server answers within this time. */
  patienceMs: number;
  /** Called with each new connection. */
  prepare(connection: Connection): void;
}>;

/** So long may a statement hold up those that were sent after it; and while it waits for a lock. */
const LIMIT_MS = 200;
const LOCK_LIMIT_MS = 50;
/** A text that exceeded the limit is not sent over a shared connection for so long. */
const SLOW_FOR_MS = 60_000;
const MOST_SLOW = 100;
/** After a connection that could not be opened. */
const REST_MS = 1_000;
const UPKEEP_MS = 1_000;
/** Sets nothing over a pooler, which may give the connection of the server to others. */
const LIMIT_LOCKS = `select case when setting = $1 then set_config('lock_timeout', $2, false) end as "lockLimit"
  from pg_settings where name = 'statement_timeout'`;

/**
 * Sends what belongs to no transaction over a few connections that all requests share: the statements of one turn of the event loop in
 * one write, none waiting for the answers to others. The server cancels what exceeds the limit, which undoes it, and it is sent again over
 * a connection of the pool. So is a read whose connection broke; whether a write was executed is unknown then, and it fails. The pool
 * also serves what does not fit: shared connections that are full, silent or not open yet.
 */
export function shareConnections(knex: Knex, settings: Settings): void {
  if (settings.size === 0) return;
  const client = knex.client as Client;
  const shared = new SharedConnections(client, settings);
  const { runner } = client;
  const destroy = client.destroy.bind(client);
  client.runner = function (this: Client, statement) {
    const alone = () => runner.call(this, statement) as Runner;
    return isShareable(statement) ? { run: () => shared.run(statement, alone) } : alone();
  };
  client.destroy = async () => {
    await shared.close();
    await destroy();
  };
}

class SharedConnections {
  readonly #client: Client;
  readonly #settings: Settings;
  readonly #limitMs: number;
  readonly #lines = new Set<SharedLine>();
  readonly #slow = new Map<string, number>();
  #lineOfTurn: SharedLine | undefined;
  #opening: Promise<void> | undefined;
  #restsUntil = 0;
  #upkeep: NodeJS.Timeout | undefined;
  #underway = 0;
  #whenIdle = () => {};
  #isClosed = false;

  constructor(client: Client, settings: Settings) {
    this.#client = client;
    this.#settings = settings;
    this.#limitMs = Math.min(LIMIT_MS, settings.statementTimeoutMs);
  }

  async run(statement: Sent, alone: () => Runner): Promise<unknown> {
    const line = this.#isSlow(statement) ? undefined : this.#line();
    if (line === undefined) return await alone().run();
    this.#underway += 1;
    try {
      return await Object.assign(alone(), { connection: line }).run();
    } catch (error) {
      if (isCancelled(error)) this.#keepSlow(statement);
      else if (isWrite(statement) || !isNoAnswer(error)) throw error;
      return await alone().run();
    } finally {
      this.#underway -= 1;
      if (this.#underway === 0) this.#whenIdle();
    }
  }

  /** Waits for all answers. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#upkeep);
    await this.#opening;
    if (this.#underway > 0)
      await new Promise<void>((resolve) => {
        this.#whenIdle = resolve;
      });
    await Promise.all([...this.#lines].map((line) => line.close()));
    this.#lines.clear();
  }

  /** The one that this turn has used already; otherwise the one with the fewest pending statements. */
  #line(): SharedLine | undefined {
    if (this.#lineOfTurn !== undefined && this.#isUsable(this.#lineOfTurn)) return this.#lineOfTurn;
    for (const line of this.#lines) if (line.isLost) this.#remove(line);
    const [best] = [...this.#lines].filter((line) => this.#isUsable(line)).sort((a, b) => a.pending - b.pending);
    if (best === undefined || best.pending > 0) this.#openAnother();
    if (best === undefined) return undefined;
    best.holdForTurn();
    this.#lineOfTurn = best;
    setImmediate(() => {
      this.#lineOfTurn = undefined;
    });
    return best;
  }

  /** A commit that waits for the disk or for a standby has no limit, and neither has a vanished host. */
  #isUsable(line: SharedLine): boolean {
    return !line.isLost && !line.isFull && (line.pending === 0 || line.silentMs < 2 * this.#limitMs);
  }

  /** Statements do not wait for it: the pool serves them, and reports why a server cannot be reached. */
  #openAnother(): void {
    if (this.#opening !== undefined || this.#isClosed || this.#lines.size >= this.#settings.size) return;
    if (performance.now() < this.#restsUntil) return;
    const rest = () => {
      this.#restsUntil = performance.now() + REST_MS;
    };
    this.#opening = this.#open()
      .catch(rest)
      .finally(() => {
        this.#opening = undefined;
      });
  }

  async #open(): Promise<void> {
    const own = { pipeline: true, statement_timeout: this.#limitMs };
    const connectionSettings = { ...this.#client.connectionSettings, ...own };
    const dialling: Client = Object.create(this.#client, { connectionSettings: { value: connectionSettings } });
    const connection = await dialling.acquireRawConnection();
    this.#settings.prepare(connection);
    const line = new SharedLine(connection);
    if (!(await this.#isLimited(connection))) this.#isClosed = true;
    if (this.#isClosed) return await line.close();
    this.#lines.add(line);
    this.#upkeep ??= setInterval(() => this.#keepUp(), UPKEEP_MS).unref();
  }

  /** A pooler may not pass the limit on: then nothing is shared. */
  async #isLimited(connection: PipelinedClient): Promise<boolean> {
    const limits = [String(this.#limitMs), String(LOCK_LIMIT_MS)];
    const { rows } = (await connection.query(LIMIT_LOCKS, limits)) as { rows: { lockLimit: string | null }[] };
    return typeof rows[0]?.lockLimit === 'string';
  }

  /** Closes idle lines before the socket's timeout breaks them, and breaks those whose server does not answer. */
  #keepUp(): void {
    const { patienceMs, statementTimeoutMs } = this.#settings;
    for (const line of this.#lines)
      if (line.pending === 0 && line.silentMs > statementTimeoutMs) this.#remove(line);
      else if (line.pending > 0 && line.silentMs > patienceMs)
        line.break(new Error(`the database did not respond within ${patienceMs} ms`));
  }

  #remove(line: SharedLine): void {
    this.#lines.delete(line);
    void line.close();
  }

  #isSlow(statement: Sent): boolean {
    return this.#slow.size > 0 && (this.#slow.get(textOf(statement)) ?? 0) > performance.now();
  }

  #keepSlow(statement: Sent): void {
    if (this.#slow.size >= MOST_SLOW) this.#slow.clear();
    this.#slow.set(textOf(statement), performance.now() + SLOW_FOR_MS);
  }
}

const IS_DATA = /^\s*(?:with|select|insert|update|delete)\b/i;

/** Of raw statements, only one with parameters is surely a single one, which changes nothing of the connection. */
function isShareable({ _connection, _method, sql = '', bindings }: Sent): boolean {
  if (_connection !== undefined) return false;
  if (_method !== undefined) return DATA_METHODS.has(_method);
  return IS_DATA.test(sql) && bindings !== undefined && Object.keys(bindings).length > 0;
}

const DATA_METHODS = new Set(['select', 'first', 'pluck', 'insert', 'update', 'del']);

const textOf = (statement: Sent): string => statement.sql ?? statement.toSQL().sql;
