import type { Ports } from '../ports/index.ts';

/** How long a dead process keeps others from its work. A living one renews its lease. */
const LEASE_MS = 20_000;

/** Runs `work` unless another process is running it; returns undefined then. */
export async function exclusively<T>(
  { leases, random }: Pick<Ports, 'leases' | 'random'>,
  name: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const owner = random.uuid();
  if (!(await leases.keep(name, owner, LEASE_MS))) return undefined;
  try {
    return await work();
  } finally {
    await leases.release(name, owner);
  }
}
