import type { SharedTables } from '../../application/ports/system/shared-tables.ts';

/** For a single process: its counts and answers are in its memory. */
export const noSharedTables: SharedTables = { purgeLimits: async () => 0, purgeAnswers: async () => 0 };
