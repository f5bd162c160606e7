import type { Knex } from 'knex';
import type { ClaimedRows, Lease } from '../../../application/ports/system.ts';
import { MAX_ATTEMPTS } from '../../../domain/messaging/delivery-policy.ts';
import { answerOf, DatabaseStore } from './database-answer.ts';

const FREE = '(locked_until is null or locked_until <= now())';
/** Rows that may be claimed now, with `:most` attempts. */
export const DUE = `state = 'ready' and attempts < :most and run_at <= now() and ${FREE}`;
/** What a claim sets, with `:token` and `:leaseMs`. */
export const LEASED = `attempts = attempts + 1, lock_token = :token, locked_until = now() + :leaseMs * interval '1 millisecond'`;

const RELEASED = { locked_until: null, lock_token: null };

/** A table whose rows are claimed without waiting for other claimants (SKIP LOCKED). Each table has its own order of claims. */
export abstract class PostgresClaimedRows<Claim extends Lease> extends DatabaseStore implements ClaimedRows<Claim> {
  readonly #table: 'message_queue' | 'outbox';
  /** The columns that a finished row no longer holds. */
  readonly #emptied: Readonly<Record<string, null>>;

  constructor(db: Knex, table: 'message_queue' | 'outbox', emptied: Readonly<Record<string, null>>) {
    super(db);
    this.#table = table;
    this.#emptied = emptied;
  }

  async finish(claim: Claim) {
    const done = { ...RELEASED, ...this.#emptied, state: 'done', finished_at: this.db.fn.now() };
    return (await answerOf(this.held(claim).update(done))) === 1;
  }

  async putBack({ id, token }: Claim, error: string, delayMs: number) {
    const [row] = await this.rows<{ state: 'ready' | 'dead' }>(
      `update ${this.#table} set locked_until = null, lock_token = null, last_error = :error,
         run_at = now() + :delayMs * interval '1 millisecond',
         state = case when attempts >= :most then 'dead' else 'ready' end,
         finished_at = case when attempts >= :most then now() end
       where id = :id and lock_token = :token returning state`,
      { id, token, error, delayMs, most: MAX_ATTEMPTS },
    );
    if (row === undefined) return 'lost';
    return row.state === 'dead' ? 'dead' : 'waiting';
  }

  async bury(claim: Claim, error: string) {
    const dead = { ...RELEASED, state: 'dead', last_error: error, finished_at: this.db.fn.now() };
    return (await answerOf(this.held(claim).update(dead))) === 1;
  }

  /** Ends the rows whose last attempt ended without a result. Only those that were tried can have none left: an index has no others. */
  protected async buryDied<Row>(): Promise<Row[]> {
    return await this.rows<Row>(
      `update ${this.#table} set state = 'dead', finished_at = now(), locked_until = null, lock_token = null,
         last_error = 'the lease of the last attempt expired without a result'
       where state = 'ready' and attempts > 0 and attempts >= :most and ${FREE} returning *`,
      { most: MAX_ATTEMPTS },
    );
  }

  protected held({ id, token }: Claim) {
    return this.db(this.#table).where({ id, lock_token: token });
  }
}
