import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { openPostgres } from '../../src/infrastructure/database/open-postgres.ts';
import { runMain } from '../../test/support/service/process.ts';
import { type Drill, notRun } from '../drill.ts';
import { onPostgres } from '../places/databases.ts';
import { COMMON, type Instance, ready } from '../places/service.ts';
import { underLoad } from '../places/under-load.ts';

const BUNDLE_COMMIT = resolve(import.meta.dirname, '../../../scripts/bundle-commit.mjs');
/** The commit that is upgraded from. */
const FORMER = process.env.DRILL_FORMER ?? 'HEAD~1';

/** The main file of the former release; undefined where the checkout does not hold its commit. */
function bundleOfFormer(): string | undefined {
  try {
    return execFileSync(process.execPath, [BUNDLE_COMMIT, FORMER], { encoding: 'utf8' }).trim();
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 2) return undefined;
    throw error;
  }
}

async function migrate(env: Readonly<Record<string, string>>, main?: string): Promise<void> {
  const { ended, said } = runMain('migrate', { ...COMMON, ...env }, main);
  if ((await ended) !== 0) throw new Error(said());
}

/** Ends a process as an operator does, and starts it on the same port as another release. */
async function replace(instance: Instance, main?: string): Promise<number> {
  await instance.stop();
  await instance.start({}, main);
  await ready(instance);
  return performance.now();
}

/** The former release serves; this one migrates under load; then the processes are replaced one after the other, back on the new schema, and again. */
export const upgrade: Drill = {
  title: `upgrade from ${FORMER}, process by process, and back`,
  rounds: { short: 2, full: 20 },
  run: async (rounds) => {
    const former = bundleOfFormer();
    if (former === undefined) return notRun(`this checkout does not hold the commit ${FORMER}`);
    const { server, url } = await onPostgres();
    const name = 'upgraded';
    const { knex, close } = openPostgres({ url, poolSize: 1 });
    await knex.raw('create database ?? template template0', [name]).finally(close);
    const env = { DATABASE_URL: server.urlOf(name) };
    await migrate(env, former);
    return await underLoad(
      env,
      async (load, instances) => {
        await load.survive('migrated', async () => {
          await migrate(env);
          return performance.now();
        });
        for (let round = 0; round < rounds; round += 1) {
          const [step, main] = round % 2 === 0 ? ['upgraded', undefined] : ['rolled back', former];
          for (const instance of instances) await load.survive(step, () => replace(instance, main));
        }
      },
      { instances: 2, main: former },
    );
  },
};
