import { useCallback } from 'react';
import type { Asset } from '../values/assets.ts';
import type { Sending } from './sending.ts';
import { keptNow, store, useKept } from './use-kept.ts';

export type SentTransfer = Readonly<{ sending: Sending; to: string; amount: string; asset: Asset }>;

const MOST = 20;

/** Transfers that were signed in this browser, newest first. A wallet that sends by itself does not report to the service. */
export function useSentHere(wallet: string) {
  const key = `console.transfers.${wallet.toLowerCase()}`;
  const [sent = []] = useKept<readonly SentTransfer[]>(key);
  const note = useCallback(
    (transfer: SentTransfer) => {
      const others = (keptNow<readonly SentTransfer[]>(key) ?? []).filter(
        ({ sending }) => sending.askedAt !== transfer.sending.askedAt,
      );
      const newest = [transfer, ...others].sort((one, other) => other.sending.askedAt - one.sending.askedAt);
      store(key, newest.slice(0, MOST));
    },
    [key],
  );
  return { sent, note };
}
