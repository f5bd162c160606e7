import type { Span, Tracer } from '../../application/ports/observability.ts';
import type { Answered, Connection } from './named-statements.ts';

/** What a statement does to which table. Undefined: it names none, or is of a form that is not recognised. */
type Summary = Readonly<{ operation: string; table: string | undefined }>;

const MAX_SUMMARIES = 1_000;
const WORD = /[a-z]+/i;
/** What a `with` statement changes; one that changes nothing reads. */
const CHANGE = /\b(insert(?=\s+into)|delete(?=\s+from)|(?<!\b(?:for|do|key)\s+)update)\b/i;
const TABLE =
  /\b(?:from|into|update|join)\s+(?:only\s+)?"?(?!(?:as|lateral|select|set|skip|unnest)\b)([a-z_][a-z0-9_]*)"?/i;

/**
 * Records each statement below a current span: its operation, its table, and its name where it is prepared. Neither the values nor the text.
 */
export class StatementSpans {
  readonly #tracer: Tracer;
  readonly #summaries = new Map<string, Summary>();

  constructor(tracer: Tracer) {
    this.#tracer = tracer;
  }

  /** Records what is sent over the connection from now on. */
  over(connection: Connection): void {
    if (!this.#tracer.isOn) return;
    const query = connection.query.bind(connection);
    connection.query = (...given) => {
      const [statement, answered] = given;
      if (typeof answered !== 'function' || this.#tracer.current() === undefined) return query(...given);
      const span = this.#begin(statement);
      const recorded: Answered = (error, result) => {
        if (error) span.fail(error.code ?? error.name);
        span.end();
        (answered as Answered)(error, result);
      };
      return query(statement, recorded);
    };
  }

  #begin(statement: unknown): Span {
    const { text, name } = statement as { text?: string; name?: string };
    const { operation, table } = this.#summaryOf(typeof statement === 'string' ? statement : (text ?? ''));
    const facts = {
      ...{ 'db.system.name': 'postgresql', 'db.operation.name': operation },
      ...(table !== undefined && { 'db.collection.name': table }),
      ...(name !== undefined && { 'db.statement.name': name }),
    };
    return this.#tracer.begin(table === undefined ? operation : `${operation} ${table}`, { kind: 'client', facts });
  }

  #summaryOf(text: string): Summary {
    const known = this.#summaries.get(text);
    if (known !== undefined) return known;
    const summary = summaryOf(text);
    if (this.#summaries.size < MAX_SUMMARIES) this.#summaries.set(text, summary);
    return summary;
  }
}

export function summaryOf(text: string): Summary {
  const [first = ''] = WORD.exec(text) ?? [];
  if (first.toLowerCase() !== 'with')
    return { operation: first.toUpperCase(), table: tableIn(withoutParentheses(text)) };
  const change = CHANGE.exec(text);
  if (change === null) return { operation: 'SELECT', table: tableIn(text) };
  return { operation: change[0].toUpperCase(), table: tableIn(text.slice(change.index)) };
}

const tableIn = (text: string): string | undefined => TABLE.exec(text)?.[1];

function withoutParentheses(text: string): string {
  const outer = text.replaceAll(/\([^()]*\)/g, '');
  return outer === text ? outer : withoutParentheses(outer);
}
