import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { migrationNames } from '../../migrations/index.ts';
import { openPostgres } from '../../src/infrastructure/database/open-postgres.ts';
import { runMain } from '../../test/support/service/process.ts';
import { type Drill, notRun } from '../drill.ts';
import { onPostgres } from '../places/databases.ts';
import { COMMON, type Instance, ready } from '../places/service.ts';
import { underLoad } from '../places/under-load.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const BUNDLE_COMMIT = `${ROOT}/scripts/bundle-commit.mjs`;
const NEWEST = migrationNames.at(-1) ?? '';

/** The newest commit without the newest migration, so that the upgrade crosses one. */
const beforeNewestMigration = (): string => {
  const added = ['--first-parent', '--diff-merges=first-parent', '--diff-filter=A', '--no-renames', '--no-patch'];
  const file = `migrations/${NEWEST}.ts`;
  const find = ['-C', ROOT, 'log', ...added, '--max-count=1', '--format=%h~1', '--', file];
  return execFileSync('git', find, { encoding: 'utf8' }).trim();
};

/** The main file of the release that was this commit; undefined where the checkout does not hold it. */
function bundleOf(commit: string): string | undefined {
  try {
    return execFileSync(process.execPath, [BUNDLE_COMMIT, commit], { encoding: 'utf8' }).trim();
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 2) return undefined;
    throw error;
  }
}

/** Resolves with what the sub-command printed. */
async function migrate(env: Readonly<Record<string, string>>, main?: string): Promise<string> {
  const { ended, said } = runMain('migrate', { ...COMMON, ...env }, main);
  if ((await ended) !== 0) throw new Error(said());
  return said();
}

/** Ends a process as an operator does, and starts it on the same port as another release. */
async function replace(instance: Instance, main?: string): Promise<number> {
  await instance.stop();
  await instance.start({}, main);
  await ready(instance);
  return performance.now();
}

/**
 * The former release serves, on a schema without the newest migration; this one migrates under load; then the processes are replaced one after the
 * other, back on the new schema, and again.
 */
export const upgrade: Drill = {
  title: `upgrade across ${NEWEST}, process by process, and back`,
  rounds: { short: 2, full: 20 },
  run: async (rounds) => {
    const commit = process.env.DRILL_FORMER ?? beforeNewestMigration();
    const former = bundleOf(commit);
    if (former === undefined) return notRun(`this checkout holds no commit before ${NEWEST}`);
    const { server, url } = await onPostgres();
    const name = 'upgraded';
    const { knex, close } = openPostgres({ url, poolSize: 1 });
    await knex.raw('create database ?? template template0', [name]).finally(close);
    const env = { DATABASE_URL: server.urlOf(name) };
    await migrate(env, former);
    const findings = await underLoad(
      env,
      async (load, instances) => {
        await load.survive('migrated', async () => {
          const printed = await migrate(env);
          if (!printed.includes(NEWEST)) throw new Error(`${NEWEST} was not applied after ${commit}: ${printed}`);
          return performance.now();
        });
        for (let round = 0; round < rounds; round += 1) {
          const [step, main] = round % 2 === 0 ? ['upgraded', undefined] : ['rolled back', former];
          for (const instance of instances) await load.survive(step, () => replace(instance, main));
        }
      },
      { instances: 2, main: former },
    );
    return { ...findings, notes: [`from ${commit}`, ...findings.notes] };
  },
};
