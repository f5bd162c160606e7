import { BrokenCircuitError } from 'cockatiel';
import type { Guard } from './store-guard.ts';

export type SpareSettings = Readonly<{
  /** Guards the first store only. Its timeout must be short enough for the spare to respond before the caller's timeout. */
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
