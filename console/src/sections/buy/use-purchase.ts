import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useConfig, useConnection } from 'wagmi';
import { getConnection } from 'wagmi/actions';
import { useSession } from '../../session/index.ts';
import {
  canRun,
  type Hex,
  nextAction,
  onlyWaits,
  type Purchase,
  type PurchaseAction,
  type PurchaseOrder,
} from '../../values/purchase/purchase.ts';
import { afterEvent, type PurchaseEvent } from '../../values/purchase/purchase-events.ts';
import { purchaseKey } from '../../values/purchase/stored-purchase.ts';
import { keepDecision } from './decisions.ts';
import { storedPurchase, storePurchase, watchPurchases } from './purchase-store.ts';
import { withLock } from './with-lock.ts';

export type RunningPurchase = Readonly<{
  purchase: Purchase | undefined;
  next: PurchaseAction | undefined;
  /** What this tab does at the moment. */
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
  const config = useConfig();
  const cache = useQueryClient();
  const session = useSession();
  const connection = useConnection();
  const key = purchaseKey(chainId, wallet);
  const purchase = useSyncExternalStore(watchPurchases, () => storedPurchase(key));
  const [doing, setDoing] = useState<PurchaseAction>();
  const [isElsewhere, setElsewhere] = useState(false);
  const isSignedIn = session.status === 'signed-in' || session.status === 'differs';
  const signedIn = useRef(isSignedIn);
  signedIn.current = isSignedIn;
  const life = useLife();

  const actionNow = useCallback(
    (of: Purchase) => {
      const { address, chainId: at } = getConnection(config);
      return nextAction(of, { account: address, chainId: at, isSignedIn: signedIn.current, now: Date.now() });
    },
    [config],
  );

  const note = useCallback(
    (event: PurchaseEvent) => {
      const before = storedPurchase(key);
      if (before === undefined) return;
      storePurchase(key, afterEvent(before, event));
      const decision = before.authorization?.decision;
      if (event.type === 'mined' && event.hash !== undefined && decision !== undefined)
        keepDecision(event.hash, decision);
      if (event.type === 'mined')
        for (const changed of ['viewSaleStatus', 'viewSaleEligibility', 'viewPurchases', 'payment-balance'])
          void cache.invalidateQueries({ queryKey: [changed] });
      if (event.type === 'stopped' && event.trouble.kind === 'session-ended')
        void cache.invalidateQueries({ queryKey: ['session'] });
    },
    [key, cache],
  );

  /** Action after action, until the person is needed. `waitsOnly`: asks neither the service nor the wallet for anything. */
  const run = useCallback(
    (waitsOnly: boolean) =>
      withLock(key, { waits: waitsOnly, signal: life.current.signal }, async () => {
        const { carryOut } = await import('./wallet/purchase-work.ts');
        const { signal } = life.current;
        for (;;) {
          const current = storedPurchase(key);
          if (current === undefined || current.trouble !== undefined || signal.aborted) return;
          const action = actionNow(current);
          if (!canRun(action) || (waitsOnly && !onlyWaits(action))) return;
          setDoing(action);
          note(await carryOut(action, current, { config, validitySeconds, signal }));
        }
      })
        .then((ran) => setElsewhere(!ran))
        .catch((error: unknown) => {
          if (!life.current.signal.aborted) throw error;
        })
        .finally(() => setDoing(undefined)),
    [key, life, actionNow, note, config, validitySeconds],
  );

  const next = purchase && nextAction(purchase, situationOf(connection, isSignedIn));
  const waits = next !== undefined && onlyWaits(next) && purchase?.trouble === undefined;
  useEffect(() => {
    if (waits) void run(true);
  }, [waits, run]);

  const goOn = useCallback(() => {
    note({ type: 'resumed' });
    void run(false);
  }, [note, run]);

  const sessionEnded = purchase?.trouble?.kind === 'session-ended';
  useEffect(() => {
    if (sessionEnded && isSignedIn && session.status === 'signed-in') goOn();
  }, [sessionEnded, isSignedIn, session.status, goOn]);

  return {
    purchase,
    next,
    doing,
    isElsewhere,
    goOn,
    start: (order) => {
      storePurchase(key, { startedAt: Date.now(), wallet, chainId, order });
      void run(false);
    },
    discard: () => storePurchase(key, undefined),
  };
}

const situationOf = (
  { address, chainId }: Readonly<{ address?: string | undefined; chainId?: number | undefined }>,
  isSignedIn: boolean,
) => ({ account: address, chainId, isSignedIn, now: Date.now() });

/** Aborts when the page is left. */
function useLife() {
  const life = useRef(new AbortController());
  useEffect(() => {
    if (life.current.signal.aborted) life.current = new AbortController();
    return () => life.current.abort();
  }, []);
  return life;
}
