import type { Asked, Provider } from './guarded-provider.ts';
import { hasSandboxWallet } from './sandbox-chain.ts';
import { heldKey, type Listener, listeners } from './sandbox-memory.ts';

export const SANDBOX_WALLET = 'sandbox';

/** Nobody made the wallet yet, or it is not offered here: then it has no accounts. */
async function request(asked: Asked): Promise<unknown> {
  const isMade = heldKey() !== null;
  if (asked.method === 'eth_accounts' && !isMade) return [];
  if (await hasSandboxWallet()) return (await import('./sandbox-wallet.ts')).answer(asked);
  if (asked.method === 'eth_accounts') return [];
  throw new Error('The sandbox wallet exists only where chains are simulated');
}

/** The sandbox wallet as wagmi knows wallets. Its key and its cryptography are loaded when it is first used. */
export const sandboxProvider = {
  request,
  on(event: string, listener: Listener) {
    listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
  },
  removeListener(event: string, listener: Listener) {
    listeners.get(event)?.delete(listener);
  },
} as unknown as Provider;
