import {
  type Check,
  type Difference,
  outcomeOf,
  persists,
  UNKNOWN,
} from '../../domain/reconciliation/reconciliation.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import type { Ports } from '../ports/index.ts';
import { reportUnissuedPurchases } from '../sale/report-unissued-purchases.ts';

const BUYERS = 50;

/** What this service signed, against what was bought with it on the chain. */
export async function checkPermits(
  ports: Pick<Ports, 'alarms' | 'clock' | 'issuedAuthorizations' | 'purchaseIndex'>,
): Promise<Check> {
  await reportUnissuedPurchases(ports)();
  const { issued, used, expired, open } = await ports.issuedAuthorizations.tally(ports.clock.now());
  const { confirmed, unconfirmed, neverIssued } = await ports.purchaseIndex.totals();
  const figures = textOf({
    issued,
    used,
    expired,
    open,
    purchases: confirmed,
    unconfirmed,
    usedNeverIssued: neverIssued,
  });
  const differences =
    neverIssued === 0 ? [] : [{ subject: 'used but never issued', recorded: '0', found: String(neverIssued) }];
  return { check: 'permits', outcome: neverIssued === 0 ? 'match' : 'differs', figures, differences };
}

/** What the buyers of the latest purchases spent according to the index, against what the contract counts for them. */
export async function checkPurchases(
  { alarms, purchaseIndex, saleContract }: Pick<Ports, 'alarms' | 'purchaseIndex' | 'saleContract'>,
  last: Check | undefined,
): Promise<Check> {
  const state = await attempt(saleContract.state());
  const { tokens } = await purchaseIndex.totals();
  const buyers = await purchaseIndex.latestBuyers(BUYERS);
  const differences: Difference[] = [];
  let unread = state.known ? 0 : 1;
  for (const { buyer, amount } of buyers) {
    const onChain = await attempt(saleContract.purchased(buyer));
    if (!onChain.known) unread += 1;
    else if (onChain.value !== amount)
      differences.push({ subject: buyer, recorded: amount.toString(), found: onChain.value.toString() });
  }
  const outcome = outcomeOf(differences, { unread, isSettled: (one) => persists(one, last) });
  if (outcome === 'differs')
    await alarms.raise({
      name: 'ledger-differs',
      message: 'The index of purchases and the sale contract disagree about what buyers bought.',
      facts: { check: 'purchases', differences: differences.length, first: differences[0]?.subject },
    });
  const figures = {
    tokensIndexed: tokens.toString(),
    tokensSold: state.known ? state.value.tokensSold.toString() : UNKNOWN,
    ...textOf({ buyersCompared: buyers.length, unread }),
  };
  return { check: 'purchases', outcome, figures, differences };
}

export const textOf = (figures: Readonly<Record<string, number>>): Record<string, string> =>
  Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, String(figure)]));
