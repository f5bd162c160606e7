import type { Knex } from 'knex';
import type { DatabaseUpkeep } from '../../../application/ports/system.ts';
import { answerOf } from '../shared/database-answer.ts';

/** The embedded database has no autovacuum. */
export class EmbeddedDatabaseUpkeep implements DatabaseUpkeep {
  readonly #db: Knex;

  constructor(db: Knex) {
    this.#db = db;
  }

  async reclaim() {
    await answerOf(this.#db.raw('vacuum'));
  }
}
