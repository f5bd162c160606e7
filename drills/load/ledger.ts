import type { Knex } from 'knex';

/** A kind of effect: rows of the table whose column has the customer's value. */
export type Effect = Readonly<{ table: string; column: string; value: string }>;

export type Balance = Readonly<{ lost: number; doubled: number; notes: readonly string[] }>;

/** Rows asked for in one statement. */
const AT_ONCE = 1_000;

/** What the service confirmed, to be compared with what its database holds. */
export class Ledger {
  /** By table and column, then by value: how many rows there must be, and how many more there may be. */
  readonly #effects = new Map<string, Map<string, { confirmed: number; possible: number }>>();
  #accepted = 0;
  #requests = 0;
  readonly #newest = new Map<string, number>();
  readonly #forbidden = new Set<string>();
  readonly #refusals = new Map<string, number>();
  readonly wrong: string[] = [];

  get accepted(): number {
    return this.#accepted;
  }

  /** Requests that were sent, whatever their answer. */
  get requests(): number {
    return this.#requests;
  }

  ask(): void {
    this.#requests += 1;
  }

  /** When the request that was confirmed last had been sent, on the clock of `performance.now()`; of those that write to the table, if one is given. */
  newestConfirmed(table?: string): number {
    return table === undefined ? Math.max(0, ...this.#newest.values()) : (this.#newest.get(table) ?? 0);
  }

  /** A request that was sent at that moment was confirmed. */
  confirm(sentAt: number, ...effects: readonly Effect[]): void {
    this.#accepted += 1;
    for (const table of ['', ...effects.map((one) => one.table)])
      this.#newest.set(table, Math.max(this.#newest.get(table) ?? 0, sentAt));
    for (const effect of effects) this.#of(effect).confirmed += 1;
  }

  /** Nobody will know whether this request had its effect: it is not sent again. */
  doubt(...effects: readonly Effect[]): void {
    for (const effect of effects) this.#of(effect).possible += 1;
  }

  /** What was confirmed so far. */
  copy(): Ledger {
    const copy = new Ledger();
    for (const [place, values] of this.#effects)
      copy.#effects.set(place, new Map([...values].map(([value, counts]) => [value, { ...counts }])));
    return copy;
  }

  /** No answer may have this code from now on. */
  forbid(code: string): void {
    this.#forbidden.add(code);
  }

  /** An answer that refuses for a while. */
  refused(code: string): void {
    this.#refusals.set(code, (this.#refusals.get(code) ?? 0) + 1);
    if (this.#forbidden.has(code)) this.complain(`an answer had the code ${code}`);
  }

  /** How often each code refused. */
  get refusals(): string {
    return [...this.#refusals].map(([code, count]) => `${count} × ${code}`).join(', ');
  }

  complain(what: string): void {
    this.wrong.push(what);
  }

  async compare(knex: Knex): Promise<Balance> {
    let [lost, doubled] = [0, 0];
    const notes: string[] = [];
    for (const [place, expected] of this.#effects) {
      const [table, column] = place.split('.') as [string, string];
      const counts = await rowsOf(knex, table, column, [...expected.keys()]);
      for (const [value, { confirmed, possible }] of expected) {
        const there = counts.get(value) ?? 0;
        if (there < confirmed) lost += confirmed - there;
        if (there > confirmed + possible) doubled += there - confirmed - possible;
        if (there < confirmed || there > confirmed + possible)
          notes.push(`${place} = ${value}: ${there} rows, ${confirmed} confirmed, ${possible} more possible`);
      }
    }
    return { lost, doubled, notes };
  }

  #of({ table, column, value }: Effect) {
    const place = `${table}.${column}`;
    const expected = this.#effects.get(place) ?? new Map<string, { confirmed: number; possible: number }>();
    this.#effects.set(place, expected);
    const count = expected.get(value) ?? { confirmed: 0, possible: 0 };
    expected.set(value, count);
    return count;
  }
}

async function rowsOf(knex: Knex, table: string, column: string, values: readonly string[]) {
  const counts = new Map<string, number>();
  for (let from = 0; from < values.length; from += AT_ONCE) {
    const asked = values.slice(from, from + AT_ONCE);
    const { rows } = await knex.raw<{ rows: { value: string; count: string }[] }>(
      'select ??::text as value, count(*) as count from ?? where ??::text = any(?) group by 1',
      [column, table, column, asked],
    );
    for (const { value, count } of rows) counts.set(value, Number(count));
  }
  return counts;
}
