import type { Database } from './database.ts';
import { databaseTrouble } from './trouble.ts';

/** Migrates, and returns the applied migrations. Rejects with a StartError when the server refuses, does not respond, or denies a right. */
export async function applyMigrations(database: Database): Promise<readonly string[]> {
  try {
    return await database.migrate();
  } catch (error) {
    throw databaseTrouble(error) ?? error;
  }
}
