import { createHash } from 'node:crypto';

type Statement = Readonly<{ text: string; values: unknown[]; name?: string }>;
export type Answered = (error: (Error & { code?: string }) | undefined | null, result: unknown) => void;
/** A connection of Knex's pool. */
export type Connection = {
  query(...given: unknown[]): unknown;
  /** Set by Knex within a transaction. */
  __knexTxId?: string;
  /** Set to anything, Knex closes the connection instead of using it again. */
  __knex__disposed?: unknown;
};

/** A text is prepared from this use on, so that one that is built anew each time is not kept. */
const USES_BEFORE = 3;
/** The server keeps each named statement as long as the connection. */
const MAX_NAMED = 300;
const IS_DATA = /^\s*(?:with|select|insert|update|delete)\b/i;

/**
 * Names the statements that recur, so that the server parses and plans them once for each connection instead of with every request.
 * When a migration changed the columns of a named statement, it is sent again under no name, and later under a new one. When a pooler
 * lost a named statement, which then was not executed, it is sent again under no name, and none is named any more.
 */
export class NamedStatements {
  readonly #names = new Map<string, { uses: number; name: string }>();
  readonly #onLost: (error: unknown) => void;
  #renewed = 0;
  #isOn: boolean;

  constructor(isOn = true, onLost: (error: unknown) => void = () => {}) {
    this.#isOn = isOn;
    this.#onLost = onLost;
  }

  /** Names what is sent over the connection from now on. */
  over(connection: Connection): void {
    const query = connection.query.bind(connection);
    const send = ({ name: _given, ...statement }: Statement, name: string | undefined, answered: Answered) => {
      if (name === undefined) return query(statement, answered);
      const orAgain: Answered = (error, result) => {
        if (!this.#mustForget(statement.text, error)) return answered(error, result);
        if (connection.__knexTxId === undefined) query(statement, answered);
        else answered(error, result);
      };
      return query({ ...statement, name }, orAgain);
    };
    connection.query = (...given) => {
      const [statement, answered] = given;
      return isPlain(statement) && typeof answered === 'function'
        ? send(statement, this.#nameOf(statement), answered as Answered)
        : query(...given);
    };
  }

  /** Only a statement with parameters is surely a single one. */
  #nameOf({ text, values, name }: Statement): string | undefined {
    if (!this.#isOn) return undefined;
    if (name !== undefined || values.length === 0 || !IS_DATA.test(text)) return name;
    const known = this.#names.get(text);
    if (known === undefined && this.#names.size >= MAX_NAMED) return undefined;
    const statement = known ?? { uses: 0, name: this.#newName(text) };
    statement.uses += 1;
    this.#names.set(text, statement);
    return statement.uses > USES_BEFORE ? statement.name : undefined;
  }

  /** By its text: behind a pooler that mixes connections, another process's statement of the same name must be the same statement. */
  #newName(text: string): string {
    return createHash('sha256').update(`${this.#renewed} ${text}`).digest('hex').slice(0, 32);
  }

  /** Whether the statement failed because of its name, and was not executed. */
  #mustForget(text: string, error: Parameters<Answered>[0]): boolean {
    if (isLost(error)) {
      if (this.#isOn) this.#onLost(error);
      this.#isOn = false;
      return true;
    }
    if (!isStale(error)) return false;
    this.#names.delete(text);
    this.#renewed += 1;
    return true;
  }
}

const isStale = (error: Parameters<Answered>[0]): boolean =>
  error?.code === '0A000' && error.message.includes('cached plan must not change result type');

/** Invalid statement name; duplicate prepared statement. Another server connection prepared it, or did so before. */
const isLost = (error: Parameters<Answered>[0]): boolean => ['26000', '42P05'].includes(error?.code ?? '');

const isPlain = (statement: unknown): statement is Statement =>
  typeof statement === 'object' && statement !== null && 'text' in statement && !('submit' in statement);
