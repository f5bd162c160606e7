import type { Findings } from '../drill.ts';
import type { Shop } from '../load/customer.ts';
import { Load } from '../load/load.ts';
import type { Target } from '../load/target.ts';
import { inside } from './inside.ts';
import { Instance, ready, targetOf } from './service.ts';

type Options = Readonly<{
  /** The environment of the records, if the service reaches them in another way. */
  records?: Readonly<Record<string, string>>;
  instances?: number;
  /** The database is in the process of the service: it is stopped while somebody looks into the records. */
  isEmbedded?: boolean;
  target?: Partial<Target>;
  explains?: Shop['explains'];
  /** The table whose writes must flow again after a fault. */
  watched?: string;
  visitors?: number;
  /** The file of the release that serves at first; this one by default. */
  main?: string;
}>;

/** Runs the service with customers for as long as the work takes, then compares the records with what was confirmed. */
export async function underLoad(
  env: Readonly<Record<string, string>>,
  work: (load: Load, instances: readonly Instance[]) => Promise<void>,
  { records, instances: count = 1, isEmbedded = false, target, explains, watched, visitors, main }: Options = {},
): Promise<Findings> {
  const instances = [await Instance.prepare(env)];
  const BASE_URL = instances[0]?.url ?? '';
  while (instances.length < count) instances.push(await Instance.prepare({ ...env, BASE_URL }));
  try {
    await Promise.all(instances.map((one) => one.start({}, main)));
    await Promise.all(instances.map(ready));
    const options = { ...(explains && { explains }), ...(watched && { watched }), ...(visitors && { visitors }) };
    const load = new Load(targetOf(instances, target), options);
    await work(load, instances);
    const findings = await load.settle(async (look) => {
      if (isEmbedded) await instances[0]?.stop();
      const found = await inside({ ...instances[0]?.env, ...records }, look);
      if (isEmbedded) await instances[0]?.start();
      return found;
    });
    return { ...findings, notes: findings.notes.map((note) => withCause(note, instances)) };
  } finally {
    await Promise.all(instances.map((one) => one.kill()));
  }
}

/** Adds what the service logged about the request that the note names. */
function withCause(note: string, instances: readonly Instance[]): string {
  const [, id] = /"requestId":"([^"]+)"/.exec(note) ?? [];
  const lines = id === undefined ? [] : instances.flatMap((one) => one.said().split('\n'));
  const line = lines.find((one) => one.includes(`"requestId":"${id}"`));
  return line === undefined ? note : `${note}\n      ${line.slice(0, 2_000)}`;
}
