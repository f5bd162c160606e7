import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import {
  type IdempotencyKeys,
  KEY_LEASE_MS,
  KEY_LIFETIME_MS,
  type KeyedRequest,
  type KeyOutcome,
  type Worked,
  type WorkKind,
} from '../../../application/ports/system/idempotency-keys.ts';
import { answerOf, DatabaseStore } from '../shared/database-answer.ts';
import type { Turns } from '../shared/turns.ts';
import { turnsOn, UnitOfWork } from '../shared/unit-of-work.ts';
import * as rows from './idempotency-keys.rows.ts';

/** Uses the database's clock, the only one that all processes share. `db` joins units of work. */
export class PostgresIdempotencyKeys extends DatabaseStore implements IdempotencyKeys {
  readonly #turns: Turns;
  /** Keys whose work runs or waits here: a repeated request is answered without a turn, and without waiting for one. */
  readonly #running = new Set<string>();

  constructor(db: Knex) {
    super(db);
    this.#turns = turnsOn(db);
  }

  async once<T>(request: KeyedRequest, kind: WorkKind, work: () => Promise<Worked<T>>): Promise<KeyOutcome<T>> {
    const attempt = { ...request, id: randomUUID() };
    return kind === 'inside' ? await this.#inside(attempt, work) : await this.#leased(attempt, kind, work);
  }

  async purgeExpired(limit: number) {
    return await answerOf(rows.purge(this.db, limit));
  }

  async #inside<T>(attempt: rows.Attempt, work: () => Promise<Worked<T>>): Promise<KeyOutcome<T>> {
    const name = `${attempt.scope}\n${attempt.key}`;
    if (this.#running.has(name)) return await answerOf(rows.standing(this.db, attempt));
    this.#running.add(name);
    const unit = new UnitOfWork(this.db, this.#turns);
    return await endingWith(unit, async () => {
      const trx = await answerOf(unit.open());
      if (!(await answerOf(rows.take(trx, attempt, LIFE)))) return await answerOf(rows.standing(trx, attempt));
      const { value, answer } = await unit.run(work);
      if (answer !== undefined && (await answerOf(rows.keep(trx, attempt, answer)))) await answerOf(unit.commit());
      return { state: 'done', value } as const;
    }).finally(() => this.#running.delete(name));
  }

  async #leased<T>(attempt: rows.Attempt, kind: WorkKind, work: () => Promise<Worked<T>>): Promise<KeyOutcome<T>> {
    if (!(await answerOf(rows.take(this.db, attempt, LIFE)))) return await answerOf(rows.standing(this.db, attempt));
    const worked = kind === 'acts-outside' ? this.#separately(attempt, work) : this.#together(attempt, work);
    return await worked.catch(async (error: unknown) => {
      await answerOf(rows.release(this.db, attempt));
      throw error;
    });
  }

  /** The work is done outside a transaction. If the lease was lost during it, the answer of the request that took over is kept. */
  async #separately<T>(attempt: rows.Attempt, work: () => Promise<Worked<T>>): Promise<KeyOutcome<T>> {
    const { value, answer } = await work();
    if (answer === undefined) await answerOf(rows.release(this.db, attempt));
    else await answerOf(rows.keep(this.db, attempt, answer));
    return { state: 'done', value };
  }

  /** When the lease was lost meanwhile, nothing is written. */
  async #together<T>(attempt: rows.Attempt, work: () => Promise<Worked<T>>): Promise<KeyOutcome<T>> {
    const unit = new UnitOfWork(this.db, this.#turns);
    return await endingWith(unit, async () => {
      const { value, answer } = await unit.run(work);
      if (answer === undefined) {
        await unit.rollback();
        await answerOf(rows.release(this.db, attempt));
        return { state: 'done', value };
      }
      const isMine = await answerOf(rows.keep(unit.isOpen ? await unit.open() : this.db, attempt, answer));
      if (!isMine) return { state: 'running' };
      await answerOf(unit.commit());
      return { state: 'done', value };
    });
  }
}

const LIFE = { leaseMs: KEY_LEASE_MS, lifetimeMs: KEY_LIFETIME_MS };

/** Whatever is not committed when the work ends is rolled back. */
async function endingWith<T>(unit: UnitOfWork, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    if (!unit.isEnded) await unit.rollback();
  }
}
