import { type FeeAction, type FeePolicy, feeTokensOf, usageOf } from '../fee/fee-policy.ts';
import { encodeFeeQuote, type FeeQuote, type SignedFeeQuote } from '../fee/fee-quote.ts';
import { unixSeconds } from '../shared/duration.ts';
import type { TypedDataDomain } from '../shared/typed-data.ts';
import type { Usd } from '../shared/usd.ts';
import * as refused from './errors.ts';
import { type ForwardRequest, relayBytes } from './forward-request.ts';
import { isSponsored, type SponsorPolicy } from './sponsor-policy.ts';

/** A longer deadline would allow execution long after the gas price has changed. */
export const MAX_DEADLINE_SECONDS = 60 * 60;
/** The forwarder's part of the gas for which an action was priced. */
const FORWARDER_SHARE = 60_000n;

/** The maximum gas of the request itself under a quote for this action. */
export const requestGasLimit = (action: FeeAction): bigint => usageOf(action).gas - FORWARDER_SHARE;
/** A quote's price may differ from the oracle's by 1/50: 2 %. */
const PRICE_TOLERANCE = 50n;

/** The forwarder of the chain. Throws SPONSOR_UNAVAILABLE without a sponsor, and NOT_SPONSORED for a chain without a forwarder. */
export function forwarderOf({ sponsor, forwarders }: SponsorPolicy, chainId: number): TypedDataDomain {
  if (sponsor === 'none') throw refused.sponsorUnset();
  const forwarder = forwarders.get(chainId);
  if (forwarder === undefined) throw refused.notSponsored();
  return forwarder;
}

/** Throws REQUEST_EXPIRED, REQUEST_DEADLINE_TOO_FAR, REQUEST_CARRIES_VALUE or NOT_SPONSORED, independent of the quote. */
export function requireSponsoredCall(
  request: ForwardRequest,
  policy: SponsorPolicy,
  { chainId, now }: Readonly<{ chainId: number; now: Date }>,
): void {
  const secondsLeft = request.deadline - unixSeconds(now);
  if (secondsLeft < 0n) throw refused.requestExpired();
  if (secondsLeft > MAX_DEADLINE_SECONDS) throw refused.requestDeadlineTooFar({ seconds: MAX_DEADLINE_SECONDS });
  if (request.value !== 0n) throw refused.requestCarriesValue();
  if (!isSponsored(policy, { chainId, ...request })) throw refused.notSponsored();
}

type Verify = (text: string, signature: string) => boolean;

/** Throws QUOTE_INVALID when the quote was not signed by this service or is for another chain, and QUOTE_EXPIRED. */
export function requireCurrentQuote(
  { signature, ...quote }: SignedFeeQuote,
  verify: Verify,
  { chainId, now }: Readonly<{ chainId: number; now: Date }>,
): void {
  if (!verify(encodeFeeQuote(quote), signature) || quote.chainId !== chainId) throw refused.quoteInvalid();
  if (quote.expiresAt <= now) throw refused.quoteExpired();
}

/** Throws QUOTE_TOKEN_REFUSED, CHAIN_UNSUPPORTED, and REQUEST_ABOVE_QUOTE when the request uses more than the quote covers. */
export function requireFittingQuote(quote: FeeQuote, request: ForwardRequest, fees: FeePolicy): void {
  const token = feeTokensOf(fees, quote.chainId).find(({ address }) => address === quote.token);
  if (token === undefined || token.decimals !== quote.tokenDecimals) throw refused.quoteTokenRefused();
  const { bytes } = usageOf(quote.action);
  const gas = requestGasLimit(quote.action);
  if (request.gas > gas || relayBytes(request) > bytes) throw refused.requestAboveQuote({ gas: gas.toString(), bytes });
}

/** Checks what the client stated for the quote. Throws QUOTE_PRICE_OFF and QUOTE_NOT_PRO. */
export function requireTrueQuote(quote: FeeQuote, truth: Readonly<{ tokenUsd: Usd; isPro: boolean }>): void {
  const difference = quote.tokenPriceUsd - truth.tokenUsd;
  if ((difference < 0n ? -difference : difference) * PRICE_TOLERANCE > truth.tokenUsd) throw refused.quotePriceOff();
  if (quote.isPro && !truth.isPro) throw refused.quoteNotPro();
}
