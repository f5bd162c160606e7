import { AsyncLocalStorage } from 'node:async_hooks';
import type { Knex } from 'knex';
import { Turns } from './turns.ts';

/** What is left to do when the unit was committed, or was not: also when nobody knows, because the database did not confirm it. */
type Ending = (isCommitted: boolean) => Promise<void> | void;

const current = new AsyncLocalStorage<UnitOfWork | undefined>();

/** One transaction for all stores that are called inside `run`. It begins with the first write, or with `open`. */
export class UnitOfWork {
  readonly #db: Knex;
  readonly #turns: Turns;
  #transaction: Promise<Knex.Transaction> | undefined;
  readonly #endings: Ending[] = [];
  #isEnded = false;
  #endTurn = () => {};

  constructor(db: Knex, turns: Turns) {
    this.#db = db;
    this.#turns = turns;
  }

  get isOpen(): boolean {
    return this.#transaction !== undefined && !this.#isEnded;
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  async open(): Promise<Knex.Transaction> {
    this.#transaction ??= current.run(undefined, () => this.#begin());
    return await this.#transaction;
  }

  async #begin(): Promise<Knex.Transaction> {
    this.#endTurn = await this.#turns.take();
    return await begun(this.#db);
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    return current.run(this, work);
  }

  whenEnded(ending: Ending): void {
    this.#endings.push(ending);
  }

  /** Rejects unless the database confirmed the commit. */
  async commit(): Promise<void> {
    this.#isEnded = true;
    let isCommitted = false;
    try {
      const transaction = await this.#transaction;
      await transaction?.commit();
      await transaction?.executionPromise;
      isCommitted = true;
    } finally {
      await this.#end(isCommitted);
    }
  }

  async rollback(): Promise<void> {
    this.#isEnded = true;
    try {
      const transaction = await this.#transaction?.catch(neverBegan);
      if (transaction?.isCompleted() === false) await transaction.rollback();
    } finally {
      await this.#end(false);
    }
  }

  /** Every ending is tried, also after one that rejects. */
  async #end(isCommitted: boolean): Promise<void> {
    this.#endTurn();
    const tried = await Promise.allSettled(this.#endings.map(async (ending) => await ending(isCommitted)));
    for (const one of tried) if (one.status === 'rejected') throw one.reason;
  }
}

/** Calls `ending` after the unit of work in which this is called, outside its transaction. Without a unit there is nothing to wait for. */
export function whenUnitEnds(ending: Ending): void {
  const unit = current.getStore();
  if (unit?.isEnded === false) unit.whenEnded(ending);
}

const MOST_WAITING = 500;
/** Less than a client waits for its answer. */
const WAIT_MS = 8_000;

/**
 * Units take turns at half of the connections of the pool, because each holds one until its work ends: the other half serves reads,
 * sign-in and jobs, and the statements of a unit's own work that join no unit.
 */
export const turnsOn = (db: Knex): Turns => {
  const { max } = (db.client as { pool: { max: number } }).pool;
  return new Turns({ most: Math.max(1, Math.floor(max / 2)), mostWaiting: MOST_WAITING, waitMs: WAIT_MS });
};

/** The caller that opened the unit has received the rejection already. */
const neverBegan = () => undefined;

/** Knex hands a transaction out although its BEGIN failed, and rejects its first statement for another reason. */
async function begun(db: Knex): Promise<Knex.Transaction> {
  const transaction = await db.transaction();
  if (transaction.isCompleted()) await transaction.executionPromise;
  return transaction;
}

/** The part of Knex's builders that shows whether they write. */
export type Statement = Readonly<{ _method?: string; sql?: string }>;
type Runner = Readonly<{ run(): Promise<unknown> }>;
/** The part of a Knex client through which every statement and every transaction passes. */
type Client = {
  runner(statement: Statement): Runner;
  transaction(container: Container, config: unknown, outer: unknown): unknown;
};
type Container = (trx: Knex.Transaction) => Promise<unknown>;

/**
 * The same database on the same pool, whose statements join the unit of work in which they are sent. Without a unit they run as
 * they are. A write has its own savepoint, so that a violated constraint undoes that write only, as it does outside a unit.
 */
export function joiningUnits(db: Knex): Knex {
  const joining = db.withUserParams({});
  const client = joining.client as Client;
  const [runner, transaction] = [client.runner.bind(client), client.transaction.bind(client)];
  client.runner = (statement) => {
    const unit = current.getStore();
    if (unit === undefined || unit.isEnded || !(unit.isOpen || isWrite(statement))) return runner(statement);
    return { run: async () => await runIn(await unit.open(), statement) };
  };
  client.transaction = (container, config, outer) => {
    const unit = current.getStore();
    if (unit === undefined || unit.isEnded) return transaction(container, config, outer);
    return unit.open().then((trx) => trx.transaction(container));
  };
  return joining;
}

const runIn = (trx: Knex.Transaction, statement: Statement): Promise<unknown> =>
  isWrite(statement)
    ? trx.transaction((own) => clientOf(own).runner(statement).run())
    : clientOf(trx).runner(statement).run();

const clientOf = (trx: Knex.Transaction) => trx.client as Client;

const READS = new Set(['select', 'first', 'pluck']);

/** Any raw statement but a plain `select` counts as a write. */
export const isWrite = ({ _method, sql = '' }: Statement): boolean =>
  _method === undefined ? !/^\s*select\b/i.test(sql) : !READS.has(_method);
