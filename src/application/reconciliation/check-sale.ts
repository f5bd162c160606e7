import {
  type Check,
  type Difference,
  outcomeOf,
  persists,
  UNKNOWN,
} from '../../domain/reconciliation/reconciliation.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import type { Ports } from '../ports/index.ts';
import { reportUnissuedBids } from '../sale/index-auctions.ts';
import { reportUnissuedPurchases } from '../sale/index-purchases.ts';

const BUYERS = 50;
const REFERRERS = 20;

/** What this service signed, against what was bought with it on the chain. */
export async function checkPermits(
  ports: Pick<Ports, 'alarms' | 'clock' | 'issuedAuthorizations' | 'purchaseIndex'>,
): Promise<Check> {
  await reportUnissuedPurchases(ports)();
  const { issued, used, expired, open } = await ports.issuedAuthorizations.tally(ports.clock.now());
  const { confirmed, unconfirmed, neverIssued } = await ports.purchaseIndex.totals();
  return permitCheck('permits', { issued, used, expired, open, purchases: confirmed }, { unconfirmed, neverIssued });
}

/** The bid permits that this service signed, against the bids that were made with them. */
export async function checkBids(
  ports: Pick<Ports, 'alarms' | 'auctionIndex' | 'clock' | 'issuedBidPermits' | 'salePolicy'>,
): Promise<Check> {
  if (ports.salePolicy.auctions === undefined) return { check: 'bids', outcome: 'off', figures: {}, differences: [] };
  await reportUnissuedBids(ports)();
  const { confirmed, ...bids } = await ports.auctionIndex.totals();
  const figures = { ...(await ports.issuedBidPermits.tally(ports.clock.now())), bids: confirmed };
  return permitCheck('bids', figures, bids);
}

/** A permit that was used and never issued is a difference, whatever else was read. */
function permitCheck(
  check: Check['check'],
  figures: Readonly<Record<string, number>>,
  { unconfirmed, neverIssued }: Readonly<{ unconfirmed: number; neverIssued: number }>,
): Check {
  const differences =
    neverIssued === 0 ? [] : [{ subject: 'used but never issued', recorded: '0', found: String(neverIssued) }];
  const outcome = neverIssued === 0 ? 'match' : 'differs';
  return { check, outcome, figures: textOf({ ...figures, unconfirmed, usedNeverIssued: neverIssued }), differences };
}

/** Kept sums, against the purchases that they are the sums of; a difference may be a block that was indexed between the two readings. */
async function compareTotals({
  purchaseIndex,
  referralPurchases,
}: Pick<Ports, 'purchaseIndex' | 'referralPurchases'>): Promise<readonly Difference[]> {
  const [kept, counted] = [await purchaseIndex.totals(), await purchaseIndex.recount()];
  const referrals = await referralPurchases.recount(REFERRERS);
  const sums = [
    { subject: 'confirmed purchases', recorded: kept.confirmed, found: counted.confirmed },
    { subject: 'confirmed tokens', recorded: kept.confirmedTokens, found: counted.confirmedTokens },
    ...referrals.flatMap(({ referrer, kept, counted }) => [
      { subject: `buyers referred by ${referrer}`, recorded: kept.buyers, found: counted.buyers },
      { subject: `amount referred by ${referrer}`, recorded: kept.amount, found: counted.amount },
      { subject: `tokens referred by ${referrer}`, recorded: kept.tokens, found: counted.tokens },
    ]),
  ];
  const differing = sums.filter(({ recorded, found }) => recorded !== found);
  return differing.map(({ subject, recorded, found }) => ({ subject, recorded: `${recorded}`, found: `${found}` }));
}

/** What the buyers of the latest purchases spent according to the index, against what the contract counts for them. */
export async function checkPurchases(
  ports: Pick<Ports, 'alarms' | 'purchaseIndex' | 'referralPurchases' | 'saleContract'>,
  last: Check | undefined,
): Promise<Check> {
  const { alarms, purchaseIndex, saleContract } = ports;
  const state = await attempt(saleContract.state());
  const { tokens } = await purchaseIndex.totals();
  const buyers = await purchaseIndex.latestBuyers(BUYERS);
  const differences = [...(await compareTotals(ports))];
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
      message: 'The index of purchases disagrees with the sale contract, or its sums with the purchases.',
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
