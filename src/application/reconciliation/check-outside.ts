import { type Check, type Difference, outcomeOf } from '../../domain/reconciliation/reconciliation.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import type { Ports } from '../ports/index.ts';
import { networksOf } from '../shared/payment-networks.ts';
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

type PaymentPorts = Pick<Ports, 'alarms' | 'paymentClaims' | 'paymentNetwork' | 'paymentRail' | 'transferRail'>;

/** The latest payments that were accepted, against the networks of their rails. */
export async function checkPayments(ports: PaymentPorts): Promise<Check> {
  const { alarms, paymentClaims } = ports;
  const networks = networksOf(ports);
  if (networks.length === 0) return { check: 'payments', outcome: 'off', figures: {}, differences: [] };
  const tally = { pending: 0, settled: 0, delivered: 0, void: 0, paymentsCompared: 0, unread: 0 };
  let unitsReceived = 0n;
  const differences: Difference[] = [];
  for (const { network, outcomeOf: look } of networks) {
    const { units, ...counts } = await paymentClaims.tally(network);
    for (const state of ['pending', 'settled', 'delivered', 'void'] as const) tally[state] += counts[state];
    unitsReceived += units;
    for (const claim of await paymentClaims.latestPaid(network, CLAIMS)) {
      const { challengeId, reference, amount } = claim;
      const outcome = await attempt(look(claim));
      tally.paymentsCompared += 1;
      if (!outcome.known || outcome.value === 'unknown') tally.unread += 1;
      else if (outcome.value === 'never') {
        differences.push({ subject: `challenge ${challengeId}`, recorded: amount.toString(), found: '0' });
        await alarms.raise({
          name: 'payment-missing',
          message: 'A payment was accepted, but the payment network does not have it.',
          facts: { challengeId, reference, amount: amount.toString() },
        });
      }
    }
  }
  const outcome = outcomeOf(differences, { unread: tally.unread, isSettled: () => true });
  return {
    check: 'payments',
    outcome,
    figures: { ...textOf(tally), unitsReceived: unitsReceived.toString() },
    differences,
  };
}
