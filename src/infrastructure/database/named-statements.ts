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
 * When a migration changed the columns of a named statement, it is sent again under no name, and later under a new one.
 */
export class NamedStatements {
  readonly #names = new Map<string, { uses: number; name: string }>();
  #named = 0;

  /** Names what is sent over the connection from now on. */
  over(connection: Connection): void {
    const query = connection.query.bind(connection);
    const send = (statement: Statement, answered: Answered) => {
      const name = this.#nameOf(statement);
      if (name === undefined) return query(statement, answered);
      const unlessStale: Answered = (error, result) => {
        if (!isStale(error)) return answered(error, result);
        this.#names.delete(statement.text);
        if (connection.__knexTxId === undefined) query(statement, answered);
        else answered(error, result);
      };
      return query({ ...statement, name }, unlessStale);
    };
    connection.query = (...given) => {
      const [statement, answered] = given;
      return isPlain(statement) && typeof answered === 'function'
        ? send(statement, answered as Answered)
        : query(...given);
    };
  }

  /** Only a statement with parameters is surely a single one. */
  #nameOf({ text, values, name }: Statement): string | undefined {
    if (name !== undefined || values.length === 0 || !IS_DATA.test(text)) return undefined;
    const known = this.#names.get(text);
    if (known === undefined && this.#names.size >= MAX_NAMED) return undefined;
    if (known === undefined) this.#named += 1;
    const statement = known ?? { uses: 0, name: `s${this.#named}` };
    statement.uses += 1;
    this.#names.set(text, statement);
    return statement.uses > USES_BEFORE ? statement.name : undefined;
  }
}

const isStale = (error: Parameters<Answered>[0]): boolean =>
  error?.code === '0A000' && error.message.includes('cached plan must not change result type');

const isPlain = (statement: unknown): statement is Statement =>
  typeof statement === 'object' && statement !== null && 'text' in statement && !('submit' in statement);
