import { BrokenCircuitError } from 'cockatiel';
import type { Guard } from './store-guard.ts';

export type SpareSettings = Readonly<{
  /** Of the first store alone. Its timeout must leave the spare time within the timeout of whoever waits for both. */
  guard: Guard;
  onTrouble: (error: unknown) => void;
}>;

/** Asks the first store; while that one is down, the spare. Rejects only as the spare does. */
export async function orSpare<T>(
  { guard, onTrouble }: SpareSettings,
  askFirst: () => Promise<T>,
  askSpare: () => Promise<T>,
): Promise<T> {
  try {
    return await guard.execute(askFirst);
  } catch (error) {
    if (!(error instanceof BrokenCircuitError)) onTrouble(error);
    return await askSpare();
  }
}
