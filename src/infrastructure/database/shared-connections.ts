import { isCancelled, isNoAnswer } from '../../adapters/store/shared/database-answer.ts';
import { isWrite } from '../../adapters/store/shared/unit-of-work.ts';
import type { Connection } from './named-statements.ts';
import { type Dialling, openLine, type SharedLine } from './shared-line.ts';
import { type Sent, SlowStatements } from './slow-statements.ts';

/** Knex's, for one statement. With a connection it borrows none of the pool. */
export type Runner = { connection?: unknown; run(): Promise<unknown> };
export type Lender = Dialling & { pool: { max: number } };

export type SharedSettings = Readonly<{
  size: number;
  /** Of a statement over a connection of the pool. */
  statementTimeoutMs: number;
  /** A live server answers within this time. */
  patienceMs: number;
  /** Called with each new connection. */
  prepare(connection: Connection): void;
}>;

/** So long may a statement hold up those that were sent after it. */
const LIMIT_MS = 200;
/** After a connection that could not be opened. */
const REST_MS = 1_000;
const UPKEEP_MS = 1_000;
/**
 * A few connections for the statements of all requests: those of one turn of the event loop are sent in one write, none waiting for the
 * answers to others. The server cancels what exceeds the limit, which undoes it, and it is sent again over a connection of the pool. So
 * is a read whose connection broke; whether a write was executed is unknown then, and it fails. The pool also serves what does not fit:
 * shared connections that are full, silent or not open yet.
 */
export class SharedConnections {
  readonly #client: Lender;
  readonly #settings: SharedSettings;
  readonly #limitMs: number;
  readonly #poolSize: number;
  readonly #lines = new Set<SharedLine>();
  readonly #slow = new SlowStatements();
  #lineOfTurn: SharedLine | undefined;
  #opening: Promise<void> | undefined;
  #restsUntil = 0;
  #upkeep: NodeJS.Timeout | undefined;
  #underway = 0;
  #whenIdle = () => {};
  #isClosed = false;

  constructor(client: Lender, settings: SharedSettings) {
    this.#client = client;
    this.#settings = settings;
    this.#poolSize = client.pool.max;
    this.#limitMs = Math.min(LIMIT_MS, settings.statementTimeoutMs);
  }

  async run(statement: Sent, alone: () => Runner): Promise<unknown> {
    const line = this.#slow.includes(statement) ? undefined : this.#line();
    if (line === undefined) return await alone().run();
    this.#underway += 1;
    try {
      const answer = await Object.assign(alone(), { connection: line }).run();
      this.#slow.noteAnswered(statement);
      return answer;
    } catch (error) {
      if (isCancelled(error)) this.#slow.noteCancelled(statement);
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
        this.#makeRoom();
      });
    this.#makeRoom();
  }

  /** Each takes the place of a connection of the pool. */
  #makeRoom(): void {
    this.#client.pool.max = this.#poolSize - this.#lines.size - (this.#opening === undefined ? 0 : 1);
  }

  async #open(): Promise<void> {
    const line = await openLine(this.#client, this.#limitMs, this.#settings.prepare);
    if (line === undefined) this.#isClosed = true;
    else if (this.#isClosed) await line.close();
    else this.#lines.add(line);
    if (!this.#isClosed) this.#upkeep ??= setInterval(() => this.#keepUp(), UPKEEP_MS).unref();
  }

  /** Closes idle lines before the socket's timeout breaks them, and breaks those whose server does not answer. */
  #keepUp(): void {
    const { patienceMs, statementTimeoutMs } = this.#settings;
    for (const line of this.#lines)
      if (line.isLost || (line.pending === 0 && line.silentMs > statementTimeoutMs)) this.#remove(line);
      else if (line.pending > 0 && line.silentMs > patienceMs)
        line.break(new Error(`the database did not respond within ${patienceMs} ms`));
  }

  #remove(line: SharedLine): void {
    this.#lines.delete(line);
    this.#makeRoom();
    void line.close();
  }
}
