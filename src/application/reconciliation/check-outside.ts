import { type Check, type Difference, outcomeOf } from '../../domain/reconciliation/reconciliation.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import type { Ports } from '../ports/index.ts';
import { textOf } from './check-sale.ts';

const LANES = 50;
const CLAIMS = 50;

/**
 * Executed sponsorships, against the nonces of their forwarders: a forwarder counts each executed request of a wallet. Those
 * that it did not count are opened again.
 */
export async function checkSponsorships({
  alarms,
  forwarders,
  sponsorships,
}: Pick<Ports, 'alarms' | 'forwarders' | 'sponsorships'>): Promise<Check> {
  const tally = await sponsorships.tally();
  const lanes = await sponsorships.latestExecuted(LANES);
  const differences: Difference[] = [];
  let unread = 0;
  for (const { chainId, forwarder, wallet, nonce } of lanes) {
    const next = await attempt(forwarders.nonceOf({ chainId, forwarder }, wallet));
    if (!next.known) unread += 1;
    else if (next.value <= nonce) {
      const subject = `${wallet} at ${forwarder} on chain ${chainId}`;
      differences.push({ subject, recorded: (nonce + 1n).toString(), found: next.value.toString() });
      const reopened = await sponsorships.reopen({ chainId, forwarder, wallet, nonce: next.value });
      await alarms.raise({
        name: 'sponsorship-not-on-chain',
        message:
          'A sponsored request is recorded as executed, but its forwarder has not counted it. It is followed again.',
        facts: { chainId, forwarder, wallet, nonce: nonce.toString(), next: next.value.toString(), reopened },
      });
    }
  }
  const outcome = outcomeOf(differences, { unread, isSettled: () => true });
  const figures = textOf({ ...tally, lanesCompared: lanes.length, unread });
  return { check: 'sponsorships', outcome, figures, differences };
}

/** The latest payments that were accepted, against the payment network. */
export async function checkPayments({
  alarms,
  paymentClaims,
  paymentNetwork,
  paymentRail,
}: Pick<Ports, 'alarms' | 'paymentClaims' | 'paymentNetwork' | 'paymentRail'>): Promise<Check> {
  const network = paymentRail.terms?.network;
  if (network === undefined) return { check: 'payments', outcome: 'off', figures: {}, differences: [] };
  const { units, ...tally } = await paymentClaims.tally(network);
  const paid = await paymentClaims.latestPaid(network, CLAIMS);
  const differences: Difference[] = [];
  let unread = 0;
  for (const claim of paid) {
    const { challengeId, reference, amount } = claim;
    const outcome = await attempt(paymentNetwork.outcomeOf(claim));
    if (!outcome.known || outcome.value === 'unknown') unread += 1;
    else if (outcome.value === 'never') {
      differences.push({ subject: `challenge ${challengeId}`, recorded: amount.toString(), found: '0' });
      await alarms.raise({
        name: 'payment-missing',
        message: 'A payment was accepted, but the payment network does not have it.',
        facts: { challengeId, reference, amount: amount.toString() },
      });
    }
  }
  const outcome = outcomeOf(differences, { unread, isSettled: () => true });
  const figures = { ...textOf({ ...tally, paymentsCompared: paid.length, unread }), unitsReceived: units.toString() };
  return { check: 'payments', outcome, figures, differences };
}
