import { hexToString, isHex } from 'viem';

/** EIP-1193: the provider does not support the method. */
const UNSUPPORTED = 4200;

/** The service simulates its chains, and a real wallet was about to act on a real one. */
export class SimulatedChainError extends Error {
  override readonly name = 'SimulatedChainError';
  readonly code = UNSUPPORTED;

  constructor(method: string) {
    super(`The service simulates its chains, so your wallet is not asked for ${method}: it would act on a real chain`);
  }
}

/** The first line of EIP-4361. */
const FIRST_LINE = /^\S+ wants you to sign in with your Ethereum account:\n0x[\da-fA-F]{40}\n/;

/** Whether the wallet is asked to sign a sign-in message, which no contract accepts as anything else. */
export function isSignInMessage({ method, params }: Readonly<{ method: string; params?: unknown }>): boolean {
  if (method !== 'personal_sign' || !Array.isArray(params)) return false;
  const [message] = params as readonly unknown[];
  return isHex(message) && FIRST_LINE.test(hexToString(message));
}

/** Whole coins and stablecoins up to which the sandbox fills a wallet, however often it is asked. */
export const FILLED_UP_TO = { coins: 1n, stablecoins: 10_000n };
