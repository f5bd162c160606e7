import { createClient, custom } from 'viem';
import type { Wallet } from '../flows/wallet.ts';

/** What an injected wallet asks its owner about. */
const ASKS: ReadonlySet<string> = new Set([
  'eth_requestAccounts',
  'eth_sendTransaction',
  'eth_signTypedData_v4',
  'personal_sign',
  'wallet_switchEthereumChain',
]);
const SIGNS = ['signMessage', 'signTransaction', 'signTypedData'] as const;

type Request = Readonly<{ method: string; params?: unknown }>;
type Sign = (...given: unknown[]) => Promise<unknown>;

/** The same wallet; `onSigning` receives true while its owner, or its key, is asked to sign. */
export function watched(wallet: Wallet, onSigning: (isSigning: boolean) => void): Wallet {
  const during = async (work: () => Promise<unknown>) => {
    onSigning(true);
    try {
      return await work();
    } finally {
      onSigning(false);
    }
  };
  const ask = wallet.request as unknown as (request: Request) => Promise<unknown>;
  const request = (one: Request) => (ASKS.has(one.method) ? during(() => ask(one)) : ask(one));
  const { account, chain, pollingInterval } = wallet;
  const signing = SIGNS.flatMap((name) => {
    const sign = (account as unknown as Readonly<Record<string, Sign | undefined>>)[name];
    return sign === undefined ? [] : [[name, (...given: unknown[]) => during(() => sign.apply(account, given))]];
  });
  return createClient({
    account: { ...account, ...Object.fromEntries(signing) },
    chain,
    pollingInterval,
    // The wallet’s own transport repeats what may be repeated.
    transport: custom({ request }, { retryCount: 0 }),
  });
}
