/** The key of this browser, which is worth nothing anywhere. */
const KEY = 'console.sandbox-wallet';
/** The published key of an operator of the sandbox, while the wallet signs as one. */
const OPERATOR_KEY = 'console.sandbox-wallet.operator';

/** The key that signs; null until one is made. */
export const heldKey = (): string | null => localStorage.getItem(OPERATOR_KEY) ?? localStorage.getItem(KEY);

export const keepKey = (key: string): void => localStorage.setItem(KEY, key);

/** Signs from now on with an operator's key, or without one with that of this browser. Returns whether the account changes. */
export function signWith(operatorKey: string | undefined): boolean {
  const before = localStorage.getItem(OPERATOR_KEY) ?? undefined;
  if (operatorKey === undefined) localStorage.removeItem(OPERATOR_KEY);
  else localStorage.setItem(OPERATOR_KEY, operatorKey);
  return before !== operatorKey;
}

export type Listener = (value: unknown) => void;
export const listeners = new Map<string, Set<Listener>>();

/** As a wallet reports what changed (EIP-1193). */
export function emit(event: string, value: unknown): void {
  for (const listener of listeners.get(event) ?? []) listener(value);
}
