import { api } from '../../api/client.ts';

/** As long as the service lets its answer be kept. */
const KEPT_MS = 60_000;

let known: Readonly<{ isSimulated: boolean; at: number }> | undefined;

/**
 * Whether the service simulates its chains. Only its own `inMemory: false` counts as no. Rejects when it does not answer, so that nothing is
 * asked of a real wallet by mistake.
 */
export async function chainsAreSimulated(): Promise<boolean> {
  if (known === undefined || Date.now() - known.at > KEPT_MS) {
    const { inMemory } = await api.viewSaleRules();
    known = { isSimulated: inMemory !== false, at: Date.now() };
  }
  return known.isSimulated;
}

/** The same for reads, which go on while the service cannot be reached. */
export const chainsWereSimulated = async (): Promise<boolean> => known?.isSimulated ?? chainsAreSimulated();
