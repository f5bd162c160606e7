import type { Ports } from '../ports/index.ts';

/** Runs `work` unless another process is running it; returns undefined then. After a crash the lease lasts at most `ttlMs`. */
export async function exclusively<T>(
  { leases, random }: Pick<Ports, 'leases' | 'random'>,
  name: string,
  ttlMs: number,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const owner = random.uuid();
  if (!(await leases.acquire(name, owner, ttlMs))) return undefined;
  try {
    return await work();
  } finally {
    await leases.release(name, owner);
  }
}
