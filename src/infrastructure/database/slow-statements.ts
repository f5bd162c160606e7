import type { Statement } from '../../adapters/store/shared/unit-of-work.ts';

/** The part of Knex's builders that shows what they send. */
export type Sent = Statement & Readonly<{ _connection?: unknown; bindings?: object; toSQL(): { sql: string } }>;

/** A text whose statements all exceed the limit of a shared connection is not sent over one for so long. */
const SLOW_FOR_MS = 10_000;
const TIMES = 2;
const MOST = 100;

/** The texts of statements that take too long for a shared connection; not those that did so once, on a busy server. */
export class SlowStatements {
  readonly #cancelled = new Map<string, Readonly<{ times: number; until: number }>>();

  includes(statement: Sent): boolean {
    const { times = 0, until = 0 } = this.#of(statement) ?? {};
    return times >= TIMES && until > performance.now();
  }

  noteCancelled(statement: Sent): void {
    const times = (this.#of(statement)?.times ?? 0) + 1;
    if (this.#cancelled.size >= MOST) this.#cancelled.clear();
    this.#cancelled.set(textOf(statement), { times, until: performance.now() + SLOW_FOR_MS });
  }

  noteAnswered(statement: Sent): void {
    if (this.#cancelled.size > 0) this.#cancelled.delete(textOf(statement));
  }

  #of(statement: Sent) {
    return this.#cancelled.size > 0 ? this.#cancelled.get(textOf(statement)) : undefined;
  }
}

const textOf = (statement: Sent): string => statement.sql ?? statement.toSQL().sql;
