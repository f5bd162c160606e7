import type { Knex } from 'knex';
import type { SharedTables } from '../../application/ports/system/shared-tables.ts';
import { purgeRateLimits } from '../store/limits/rate-limit-store.postgres.ts';
import { purgeSharedAnswers } from './shared-answers.postgres.ts';

export class PostgresSharedTables implements SharedTables {
  readonly #db: Knex;

  constructor(db: Knex) {
    this.#db = db;
  }

  async purgeLimits(limit: number) {
    return await purgeRateLimits(this.#db, limit);
  }

  async purgeAnswers(limit: number) {
    return await purgeSharedAnswers(this.#db, limit);
  }
}
