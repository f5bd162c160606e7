import type { Knex } from 'knex';
import { joiningUnits } from './shared/unit-of-work.ts';
import type { Stores, StoreTools } from './stores.postgres.ts';

/** All stores, in the database or, without one, in this process. Loads the modules of the chosen ones only. */
export async function chooseStores(database: Knex | undefined, tools: StoreTools): Promise<Stores> {
  if (database === undefined) return (await import('./stores.memory.ts')).inMemoryStores(tools);
  const { postgresStores } = await import('./stores.postgres.ts');
  return postgresStores(joiningUnits(database), tools);
}
