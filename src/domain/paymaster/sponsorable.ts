import { encodeFeeQuote } from '../fee/encode-fee-quote.ts';
import { type FeeAction, usageOf } from '../fee/fee-action.ts';
import { type FeePolicy, feeTokensOf } from '../fee/fee-policy.ts';
import type { FeeQuote, SignedFeeQuote } from '../fee/fee-quote.ts';
import type { TypedDataDomain } from '../shared/typed-data.ts';
import type { Usd } from '../shared/usd.ts';
import * as refused from './errors.ts';
import { type ForwardRequest, relayBytes } from './forward-request.ts';
import { isSponsored, type SponsorPolicy } from './sponsor-policy.ts';

/** A signed request that is good for longer would let its wallet act long after the price of gas has changed. */
export const MAX_DEADLINE_SECONDS = 60 * 60;
/** What the forwarder takes of the gas that an action was priced for. */
const FORWARDER_SHARE = 60_000n;

/** The most gas that the request itself may have under a quote of this action. */
export const requestGasLimit = (action: FeeAction): bigint => usageOf(action).gas - FORWARDER_SHARE;
/** A quote's price may differ from the oracle's by one part in so many: 2 %. */
const PRICE_TOLERANCE = 50n;

/** The forwarder of the chain. Throws SPONSOR_UNAVAILABLE where nobody sponsors, and NOT_SPONSORED where the chain has none. */
export function forwarderOf({ sponsor, forwarders }: SponsorPolicy, chainId: number): TypedDataDomain {
  if (sponsor === 'none') throw refused.sponsorUnavailable();
  const forwarder = forwarders.get(chainId);
  if (forwarder === undefined) throw refused.notSponsored();
  return forwarder;
}

/** Throws why gas is not paid for this request, whatever the quote says. */
export function requireSponsoredCall(
  request: ForwardRequest,
  policy: SponsorPolicy,
  { chainId, now }: Readonly<{ chainId: number; now: Date }>,
): void {
  const secondsLeft = request.deadline - BigInt(Math.floor(now.getTime() / 1000));
  if (secondsLeft < 0n) throw refused.requestExpired();
  if (secondsLeft > MAX_DEADLINE_SECONDS) throw refused.requestDeadlineTooFar({ seconds: MAX_DEADLINE_SECONDS });
  if (request.value !== 0n) throw refused.requestCarriesValue();
  if (!isSponsored(policy, { chainId, ...request })) throw refused.notSponsored();
}

type Verify = (text: string, signature: string) => boolean;

/** Throws why the quote does not count: it is not ours, not for this chain, or too old. */
export function requireCurrentQuote(
  { signature, ...quote }: SignedFeeQuote,
  verify: Verify,
  { chainId, now }: Readonly<{ chainId: number; now: Date }>,
): void {
  if (!verify(encodeFeeQuote(quote), signature) || quote.chainId !== chainId) throw refused.quoteInvalid();
  if (quote.expiresAt <= now) throw refused.quoteExpired();
}

/** Throws when the quote does not price this request: in another token than fees are paid in, or for less than it uses. */
export function requireFittingQuote(quote: FeeQuote, request: ForwardRequest, fees: FeePolicy): void {
  const token = feeTokensOf(fees, quote.chainId).find(({ address }) => address === quote.token);
  if (token === undefined || token.decimals !== quote.tokenDecimals) throw refused.quoteTokenRefused();
  const { bytes } = usageOf(quote.action);
  const gas = requestGasLimit(quote.action);
  if (request.gas > gas || relayBytes(request) > bytes) throw refused.requestAboveQuote({ gas: gas.toString(), bytes });
}

/** Throws when what the client stated to be quoted is not so: the token's price by the oracle, and the pro NFT. */
export function requireTrueQuote(quote: FeeQuote, truth: Readonly<{ tokenUsd: Usd; isPro: boolean }>): void {
  const difference = quote.tokenPriceUsd - truth.tokenUsd;
  if ((difference < 0n ? -difference : difference) * PRICE_TOLERANCE > truth.tokenUsd) throw refused.quotePriceOff();
  if (quote.isPro && !truth.isPro) throw refused.quoteNotPro();
}
