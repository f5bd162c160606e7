/** The key, which is worth nothing anywhere. */
export const KEY = 'console.sandbox-wallet';

export type Listener = (value: unknown) => void;
export const listeners = new Map<string, Set<Listener>>();

/** As a wallet reports what changed (EIP-1193). */
export function emit(event: string, value: unknown): void {
  for (const listener of listeners.get(event) ?? []) listener(value);
}
