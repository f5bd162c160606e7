import type { Schemas } from '@institutional-defi/client';
import { formatAmount } from '../../../values/amount.ts';
import { type Tier, tierName } from '../../../values/tiers.ts';

type Finding = Schemas['OperatorRuleFinding'];
type PaymentToken = Readonly<{ symbol: string; decimals: number }>;

/** What holds when the rule is met. */
export const RULES: Readonly<Record<string, string>> = {
  registered: 'The wallet is registered',
  notBlocked: 'The wallet is not blocked',
  knownToken: 'The sale accepts the payment token',
  minimum: 'The amount reaches the minimum',
  notSelfReferred: 'The referrer is somebody else',
  saleActive: 'The sale is active',
  tierLimit: 'The amount is within the limit of the tier',
  kyc: 'The identity is verified',
  terms: 'The current terms are accepted',
  region: 'The region is served',
  sanctions: 'No sanctions list names the wallet',
  offered: 'The NFT is offered at this price',
  ownSender: 'The payer is a wallet of the bidder',
  auctionOpen: 'The auction is open',
  bidPrice: 'The price is on a tick above the clearing price',
  auctionCap: 'The amount is within what the auction’s hook still admits',
  wellFormed: 'The transaction can be read whole',
  relayable: 'The transaction may be relayed',
  asPrepared: 'The transaction is the one that was prepared',
  chainServed: 'The chain is served',
  signed: 'The wallet signed the request',
  sponsoredCall: 'The call is sponsored',
  quoteCurrent: 'The fee quote is current',
  quoteFits: 'The fee quote is for this request',
  feePaid: 'The fee is paid',
  usable: 'The contract can be used',
  ourTreasury: 'The fee goes to the treasury',
  quoteTrue: 'The service signed the fee quote',
  cost: 'The cost is within the budget',
  nonce: 'The nonce is the next one',
  rehearsal: 'The call succeeds when it is tried',
  reservation: 'The budget was reserved',
};

/** Why a request was refused, by its code; the decision's own page has the whole sentence. */
export const REFUSALS: Readonly<Record<string, string>> = {
  AML_FAILED: 'On a sanctions list',
  AMOUNT_BELOW_MINIMUM: 'Below the minimum',
  AUCTION_CAP_EXCEEDED: 'Above what the auction still takes',
  AUCTION_NOT_OPEN: 'The auction is not open',
  BID_PRICE_INVALID: 'Price not possible in the auction',
  BID_SENDER_FOREIGN: 'Paid from a wallet of somebody else',
  FEES_OWED: 'Owes network fees',
  INTENT_MISMATCH: 'Signed something else than was prepared',
  KYC_REQUIRED: 'Identity not verified',
  NFT_OUTSIDE_TIER: 'NFT of another price tier',
  NFT_PRICE_MISMATCH: 'Not the price of the NFT',
  NFT_TIER_UNAVAILABLE: 'NFT tier sold out or not for sale',
  NOT_SPONSORED: 'Network fee not covered for this call',
  PAYMENT_TOKEN_UNKNOWN: 'Unknown payment token',
  QUOTE_EXPIRED: 'Fee quote expired',
  QUOTE_INVALID: 'Fee quote not signed by this service',
  QUOTE_USED: 'Fee quote used before',
  RECIPIENT_REFUSED: 'The recipient would lose it',
  RECIPIENT_SANCTIONED: 'Recipient on a sanctions list',
  REGION_BLOCKED: 'Region not served',
  SALE_NOT_ACTIVE: 'The sale is not active',
  SELF_REFERRAL: 'Referred by the same person',
  SENDER_SANCTIONED: 'Sender on a sanctions list',
  SPONSOR_BUDGET: 'Budget for network fees exhausted',
  TERMS_NOT_ACCEPTED: 'Terms not accepted',
  TIER_LIMIT_EXCEEDED: 'Above the limit of the tier',
  USER_NOT_FOUND: 'Not registered',
  WALLET_BLOCKED: 'Blocked',
  WALLET_SUSPENDED: 'Network fees not covered for this wallet',
};

/** A code that this console does not know yet is shown as it is. */
export const refusalOf = (code: string): string => REFUSALS[code] ?? code;

/** What was found, in words of its outcome: a rule that is not met never reads as if it were. */
export function findingText({ rule, outcome, code, message }: Finding): string {
  const met = RULES[rule] ?? rule;
  if (outcome === 'pass') return met;
  if (outcome === 'unknown') return `Could not be checked: ${met}`;
  return REFUSALS[code ?? ''] ?? plainText(message) ?? `Not met: ${met}`;
}

/** A sentence of the service, with the tiers by their names and, where the token is known, amounts in its units. */
export const plainText = (text: string | null, token?: PaymentToken): string | null =>
  text
    ?.replaceAll(/TIER_[123]/g, (tier) => tierName(tier as Tier))
    .replaceAll(/(\d{1,78}) smallest units/g, (asWritten, units: string) =>
      token === undefined ? asWritten : `${formatAmount(BigInt(units), token.decimals)} ${token.symbol}`,
    ) ?? null;

/** The rule that refuses: the first that fails, else the first whose fact is unknown. */
export const refusing = (rules: readonly Finding[]): Finding | undefined =>
  rules.find(({ outcome }) => outcome === 'fail') ?? rules.find(({ outcome }) => outcome === 'unknown');
