import type { Knex } from 'knex';
import { readConfig } from '../../src/infrastructure/config/read-config.ts';
import { buildContainer } from '../../src/infrastructure/container/container.ts';
import { subject } from '../../src/infrastructure/container/tokens.ts';
import { openTools } from '../../src/infrastructure/container/tools.ts';
import { silent } from '../../src/infrastructure/observability/silent.ts';

export type Records = Readonly<{
  knex: Knex;
  /** What is wrong with the audit log: nothing, if it is what its checkpoints commit to. */
  auditProblems(): Promise<readonly string[]>;
}>;

/** Opens what a service with this environment stores, for the work only. */
export async function inside<T>(
  env: Readonly<Record<string, string>>,
  work: (records: Records) => Promise<T>,
): Promise<T> {
  const config = readConfig({ ...env, LOG_LEVEL: 'silent' });
  const tools = await openTools(config, silent());
  if (tools.database === undefined) throw new Error('the environment names no database');
  const container = await buildContainer(config, tools);
  try {
    const auditProblems = async () => (await container.get(subject.audit).verifyLog()).problems;
    return await work({ knex: tools.database.knex, auditProblems });
  } finally {
    await container.unbindAllAsync();
    await tools.sharedStore?.close();
    await tools.database.close();
  }
}
