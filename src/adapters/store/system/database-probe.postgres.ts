import type { Knex } from 'knex';
import type { DatabaseProbe } from '../../../application/ports/system/database-probe.ts';
import { answerOf } from '../shared/database-answer.ts';

export class PostgresDatabaseProbe implements DatabaseProbe {
  readonly #db: Knex;

  constructor(db: Knex) {
    this.#db = db;
  }

  async ping() {
    const asked = performance.now();
    await answerOf(this.#db.raw('select 1'));
    return performance.now() - asked;
  }
}
