import type { Guard } from './store-guard.ts';

/** Stores that processes share, in the order in which they are asked. */
export type SharedStores<S> = readonly Readonly<{ store: S; guard: Guard }>[];

/** Asks the first store that is available; while none is, returns what this process alone can say. Rejects only as `alone` does. */
export async function firstAvailable<S, T>(
  stores: SharedStores<S>,
  ask: (store: S) => Promise<T>,
  alone: (error: unknown) => T | Promise<T>,
): Promise<T> {
  let trouble: unknown;
  for (const { store, guard } of stores)
    try {
      return await guard.execute(() => ask(store));
    } catch (error) {
      trouble = error;
    }
  return await alone(trouble);
}
