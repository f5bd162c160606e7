import type { Knex } from 'knex';

/** So much of a statement tells which one it is. */
const MOST_OF_STATEMENT = 200;

/** Knex puts the whole statement, which can be kilobytes long, before the reason. This puts the reason first, and shortens the statement. */
export function putReasonsFirst(knex: Knex): void {
  knex.on('query-error', (error: unknown, { sql }: Readonly<{ sql: string }>) => {
    const prefix = `${sql} - `;
    if (!(error instanceof Error) || !error.message.startsWith(prefix)) return;
    const statement = sql.replace(/\s+/g, ' ').trim();
    const shown = statement.length > MOST_OF_STATEMENT ? `${statement.slice(0, MOST_OF_STATEMENT)}…` : statement;
    error.message = `${error.message.slice(prefix.length)} (statement: ${shown})`;
  });
}
