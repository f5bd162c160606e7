import type { DatabaseUpkeep } from '../../../application/ports/system.ts';

/** A PostgreSQL server has autovacuum, and memory needs none. */
export const noDatabaseUpkeep: DatabaseUpkeep = { reclaim: async () => {} };
