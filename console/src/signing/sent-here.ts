import type { SentHere } from './sending.ts';
import { keptNow, store, useKept } from './use-kept.ts';

const MOST = 40;

const keyOf = (wallet: string) => `console.sent.${wallet.toLowerCase()}`;
const kept = (wallet: string) => keptNow<readonly SentHere[]>(keyOf(wallet)) ?? [];

/** What was signed in this browser, newest first: the service's history does not say what a transaction was for, and has it only once it is indexed. */
export const useSentHere = (wallet: string): readonly SentHere[] =>
  useKept<readonly SentHere[]>(keyOf(wallet))[0] ?? [];

export function noteSent(one: SentHere): void {
  const { wallet, askedAt } = one.sending;
  const others = kept(wallet).filter(({ sending }) => sending.askedAt !== askedAt);
  const newest = [one, ...others].sort((a, b) => b.sending.askedAt - a.sending.askedAt);
  store(keyOf(wallet), newest.slice(0, MOST));
}

/** Of a swap that was signed here; of another one nothing is kept. */
export function notePayout(wallet: string, requestId: string, outHashes: readonly string[]): void {
  for (const sent of kept(wallet))
    if (sent.purpose.kind === 'swap' && sent.purpose.requestId === requestId)
      noteSent({ ...sent, purpose: { ...sent.purpose, outHashes } });
}
