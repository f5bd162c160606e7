import { useCallback } from 'react';
import { keptNow, type Sending, store, useKept } from '../../signing/index.ts';
import type { Asset } from '../../values/assets.ts';

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
      store(key, [transfer, ...others].slice(0, MOST));
    },
    [key],
  );
  return { sent, note };
}
