import type { SignedFeeQuote } from '../../domain/fee/fee-quote.ts';
import type { SignedForwardRequest } from '../../domain/paymaster/forward-request.ts';
import type { CanonicalValue } from '../../domain/shared/canonical-json.ts';
import { policyVersion } from '../decision/policy-version.ts';
import type { Trail } from '../decision/trail.ts';
import type { Ports } from '../ports/index.ts';

/** Raised when the meaning of a rule changes, but none of the values of the policy. */
const RULES = 1;

/** In the order in which they are shown. `reservation`: the quote, the nonce and the budgets, taken where the grant is stored. */
export const SPONSOR_RULES = [
  'chainServed',
  'signed',
  'sponsoredCall',
  'quoteCurrent',
  'quoteFits',
  'feePaid',
  'usable',
  'ourTreasury',
  'sanctions',
  'quoteTrue',
  'cost',
  'nonce',
  'rehearsal',
  'reservation',
] as const;
export type SponsorTrail = Trail<(typeof SPONSOR_RULES)[number]>;

export type SponsorWish = Readonly<{
  chainId: number;
  quote: SignedFeeQuote;
  request: SignedForwardRequest;
  /** The client's network, as used for rate limits. */
  network: string;
}>;

/** The fields that the fingerprint of the request covers. */
export const requestText = ({ chainId, quote, request }: SponsorWish): Record<string, CanonicalValue> => {
  const { value, gas, nonce, deadline, ...texts } = request;
  const numbers = { value: String(value), gas: String(gas), nonce: String(nonce), deadline: String(deadline) };
  return { chainId, quoteId: quote.quoteId, request: { ...texts, ...numbers } };
};

export function sponsorPolicyVersion(ports: Pick<Ports, 'fingerprints' | 'sponsorPolicy'>): string {
  const { sponsor, forwarders, gaslessTransfers, calls, budget } = ports.sponsorPolicy;
  return policyVersion(ports, 'sponsor', {
    rules: RULES,
    sponsor,
    forwarders: [...forwarders].map(([chainId, { verifyingContract }]) => [chainId, verifyingContract]),
    gaslessTransfers: [...gaslessTransfers].map((pair) => [...pair]),
    calls: calls.map(({ chainId, target, selector }) => [chainId, target, selector]),
    budget: [budget.wallet, budget.network, budget.all].map(String),
  });
}
