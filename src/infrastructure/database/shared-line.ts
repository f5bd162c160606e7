import { isCancelled } from '../../adapters/store/shared/database-answer.ts';
import type { Answered, Connection } from './named-statements.ts';

/** A client of `pg` that was opened with `pipeline: true`. */
type PipelinedClient = Connection & {
  readonly connection: { stream: { cork(): void; uncork(): void; destroy(error: Error): void } };
  end(): Promise<void>;
};

/** The part of Knex's client that opens connections. */
export type Dialling = { connectionSettings: object; acquireRawConnection(): Promise<PipelinedClient> };

/** A statement may hold up those that were sent after it for so long while it waits for a lock. */
const LOCK_LIMIT_MS = 50;
/** Sets nothing over a pooler, which may give the connection of the server to others. */
const LIMIT_LOCKS = `select case when setting = $1 then set_config('lock_timeout', $2, false) end as "lockLimit"
  from pg_settings where name = 'statement_timeout'`;

/** More are sent over the pool. As many may wait behind each other for the limit of each, at worst. */
const MOST_PENDING = 16;

/** One connection that sends each statement without waiting for the answers to those before it. */
export class SharedLine {
  readonly #client: PipelinedClient;
  readonly #pending = new Set<Answered>();
  #heardAt = performance.now();
  #isDraining = false;
  /** As Knex numbers its own connections. */
  readonly __knexUid = 'shared';

  constructor(client: PipelinedClient) {
    this.#client = client;
  }

  get pending(): number {
    return this.#pending.size;
  }

  /** Also after a cancelled statement, until all are answered: others like it may be pending. */
  get isFull(): boolean {
    return this.#isDraining || this.#pending.size >= MOST_PENDING;
  }

  /** The connection broke, or leads to a server that takes no writes. */
  get isLost(): boolean {
    return this.#client.__knex__disposed !== undefined;
  }

  /** Since the last answer, or since a statement was sent while none was pending. */
  get silentMs(): number {
    return performance.now() - this.#heardAt;
  }

  /** Keeps what is sent until the end of the turn of the event loop: one write then sends all of it. */
  holdForTurn(): void {
    const { stream } = this.#client.connection;
    stream.cork();
    setImmediate(() => stream.uncork());
  }

  /** As a connection's. `pg` calls back twice for values that it cannot convert. */
  query(statement: unknown, answered: Answered): void {
    if (this.#pending.size === 0) this.#heardAt = performance.now();
    const once: Answered = (error, result) => {
      this.#heardAt = performance.now();
      const isFirst = this.#pending.delete(once);
      this.#isDraining = this.#pending.size > 0 && (this.#isDraining || isCancelled(error));
      if (isFirst) answered(error, result);
    };
    this.#pending.add(once);
    this.#client.query(statement, once);
  }

  /** What is pending fails with the error: whether the server has executed it is unknown. */
  break(error: Error): void {
    this.#client.connection.stream.destroy(error);
  }

  /** Waits for what is pending. */
  async close(): Promise<void> {
    await this.#client.end();
  }
}

/** `limitMs`: of each statement. Undefined when a pooler does not pass it on: others would wait for a slow statement. */
export async function openLine(
  client: Dialling,
  limitMs: number,
  prepare: (connection: Connection) => void,
): Promise<SharedLine | undefined> {
  const own = { pipeline: true, statement_timeout: limitMs };
  const connectionSettings = { ...client.connectionSettings, ...own };
  const dialling: Dialling = Object.create(client, { connectionSettings: { value: connectionSettings } });
  const connection = await dialling.acquireRawConnection();
  let isLimited = false;
  try {
    const limits = [String(limitMs), String(LOCK_LIMIT_MS)];
    const { rows } = (await connection.query(LIMIT_LOCKS, limits)) as { rows: { lockLimit: string | null }[] };
    isLimited = typeof rows[0]?.lockLimit === 'string';
  } finally {
    if (!isLimited) await connection.end();
  }
  if (!isLimited) return undefined;
  prepare(connection);
  return new SharedLine(connection);
}
