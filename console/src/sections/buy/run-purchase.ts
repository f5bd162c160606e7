import type { QueryClient } from '@tanstack/react-query';
import type { Config } from 'wagmi';
import { getConnection } from 'wagmi/actions';
import { noteSent } from '../../signing/sent-here.ts';
import { canRun, nextAction, onlyWaits, type PurchaseAction } from '../../values/purchase/purchase.ts';
import { afterEvent, type PurchaseEvent } from '../../values/purchase/purchase-events.ts';
import { keepDecision } from './decisions.ts';
import { storedPurchase, storePurchase } from './purchase-store.ts';
import { sentBy } from './sent-by.ts';
import { withLock } from './with-lock.ts';

export type PurchaseRun = Readonly<{
  key: string;
  config: Config;
  cache: QueryClient;
  validitySeconds: number;
  isSignedIn: () => boolean;
  onDoing: (action: PurchaseAction | undefined) => void;
}>;

const CHANGED_BY_A_PURCHASE = [
  'viewSaleStatus',
  'viewSaleEligibility',
  'viewPurchases',
  'viewTransactions',
  'viewPortfolio',
  'payment-balance',
  'nft-tiers',
];

/** Stores what happened, and reads again what it changed. */
export function noteEvent({ key, cache }: Pick<PurchaseRun, 'key' | 'cache'>, event: PurchaseEvent): void {
  const before = storedPurchase(key);
  if (before === undefined) return;
  storePurchase(key, afterEvent(before, event));
  const decision = before.authorization?.decision;
  if (event.type === 'mined' && event.hash !== undefined && decision !== undefined) keepDecision(event.hash, decision);
  const sent = sentBy(event, before);
  // So that the history has its name before the service recorded it.
  if (sent !== undefined) noteSent(sent);
  if (event.type === 'mined')
    for (const changed of CHANGED_BY_A_PURCHASE) void cache.invalidateQueries({ queryKey: [changed] });
  if (event.type === 'stopped' && event.trouble.kind === 'session-ended')
    void cache.invalidateQueries({ queryKey: ['session'] });
}

/**
 * Carries out action after action until the person is needed; resolves with false if another tab is at it. `waitsOnly`: waits for
 * blocks, and asks neither the service nor the wallet for anything.
 */
export function runPurchase(run: PurchaseRun, waitsOnly: boolean, signal: AbortSignal): Promise<boolean> {
  const work = async () => {
    const { carryOut } = await import('./wallet/purchase-work.ts');
    try {
      for (;;) {
        const current = storedPurchase(run.key);
        if (current === undefined || current.trouble !== undefined || signal.aborted) return;
        const { status, address, chainId } = getConnection(run.config);
        const account = status === 'connected' ? address : undefined;
        const isSignedIn = run.isSignedIn();
        const action = nextAction(current, { account, chainId, isSignedIn, now: Date.now() });
        if (waitsOnly && !onlyWaits(action)) return;
        if (action === 'sign-in') return noteEvent(run, { type: 'stopped', trouble: { kind: 'session-ended' } });
        if (!canRun(action)) return;
        run.onDoing(action);
        noteEvent(run, await carryOut(action, current, { ...run, signal }));
      }
    } finally {
      run.onDoing(undefined);
    }
  };
  return withLock(run.key, { waits: waitsOnly, signal }, work);
}
