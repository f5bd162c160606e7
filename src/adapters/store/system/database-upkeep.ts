import type { DatabaseUpkeep } from '../../../application/ports/system.ts';
import { answerOf, DatabaseStore } from '../shared/database-answer.ts';

/** A PostgreSQL server has autovacuum, and memory needs none. */
export const noDatabaseUpkeep: DatabaseUpkeep = { reclaim: async () => {} };

/** The embedded database has no autovacuum. */
export class EmbeddedDatabaseUpkeep extends DatabaseStore implements DatabaseUpkeep {
  async reclaim() {
    await answerOf(this.db.raw('vacuum'));
  }
}
