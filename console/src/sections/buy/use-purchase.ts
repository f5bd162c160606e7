import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useConfig, useConnection } from 'wagmi';
import { useSignedInWallet } from '../../session/index.ts';
import {
  type Hex,
  nextAction,
  onlyWaits,
  type Purchase,
  type PurchaseAction,
  type PurchaseOrder,
} from '../../values/purchase/purchase.ts';
import type { PurchaseEvent } from '../../values/purchase/purchase-events.ts';
import { purchaseKey } from '../../values/purchase/stored-purchase.ts';
import { storedPurchase, storePurchase, watchPurchases } from './purchase-store.ts';
import { noteEvent, runPurchase } from './run-purchase.ts';
import { useAfterSignIn } from './use-after-sign-in.ts';

export type RunningPurchase = Readonly<{
  purchase: Purchase | undefined;
  /** Undefined while the wallet reconnects. */
  next: PurchaseAction | undefined;
  /** What is done at the moment: by this tab, or while only the block is awaited. */
  doing: PurchaseAction | undefined;
  /** Another tab carries it out. */
  isElsewhere: boolean;
  start: (order: PurchaseOrder) => void;
  goOn: () => void;
  discard: () => void;
}>;

type Wish = Readonly<{ wallet: Hex; chainId: number; validitySeconds: number }>;

/** The purchase of the wallet: stored in this browser, carried out action by action, gone on with after a reload or in another tab. */
export function usePurchase({ wallet, chainId, validitySeconds }: Wish): RunningPurchase {
  const key = purchaseKey(chainId, wallet);
  const purchase = useSyncExternalStore(watchPurchases, () => storedPurchase(key));
  const { status, address, chainId: at } = useConnection();
  const isSignedIn = useSignedInWallet() !== undefined;
  const { run, note, doing, isElsewhere } = useRunner(key, validitySeconds, isSignedIn);
  // While it reconnects after a reload, the wallet has an address, but cannot be asked.
  const account = status === 'connected' ? address : undefined;
  const isLooking = status === 'connecting' || status === 'reconnecting';
  const situation = { account, chainId: at, isSignedIn, now: Date.now() };
  const next = purchase === undefined || isLooking ? undefined : nextAction(purchase, situation);
  const waits = next !== undefined && onlyWaits(next) && purchase?.trouble === undefined;
  useEffect(() => {
    if (waits) run(true);
  }, [waits, run]);
  const goOn = useCallback(() => {
    note({ type: 'resumed' });
    run(false);
  }, [note, run]);
  useAfterSignIn(purchase?.trouble?.kind === 'session-ended', goOn);
  return {
    purchase,
    next,
    doing: doing ?? (waits ? next : undefined),
    isElsewhere,
    goOn,
    start: (order) => {
      storePurchase(key, { startedAt: Date.now(), wallet, chainId, order });
      run(false);
    },
    discard: () => storePurchase(key, undefined),
  };
}

function useRunner(key: string, validitySeconds: number, isSignedIn: boolean) {
  const config = useConfig();
  const cache = useQueryClient();
  const [doing, setDoing] = useState<PurchaseAction>();
  const [isElsewhere, setElsewhere] = useState(false);
  const signedIn = useRef(isSignedIn);
  signedIn.current = isSignedIn;
  const life = useLife();
  const stable = useMemo(() => {
    const parts = { key, config, cache, validitySeconds, isSignedIn: () => signedIn.current, onDoing: setDoing };
    const run = (waitsOnly: boolean) => {
      const { signal } = life.current;
      runPurchase(parts, waitsOnly, signal).then(
        (ran) => setElsewhere(!ran),
        (error: unknown) => {
          if (!signal.aborted) throw error;
        },
      );
    };
    return { run, note: (event: PurchaseEvent) => noteEvent(parts, event) };
  }, [key, config, cache, validitySeconds, life]);
  return { ...stable, doing, isElsewhere };
}

/** Aborts when the page is left. */
function useLife() {
  const life = useRef(new AbortController());
  useEffect(() => {
    if (life.current.signal.aborted) life.current = new AbortController();
    return () => life.current.abort();
  }, []);
  return life;
}
