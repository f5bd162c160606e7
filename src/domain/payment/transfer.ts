import { unixSeconds } from '../shared/duration.ts';
import type { Hex } from '../shared/hex.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import { CHALLENGE_LIFETIME_MS, type Offer, type RailTerms } from './offer.ts';
import type { PaymentRefusal } from './payment.ts';

/** The only scheme of x402 that is accepted: a transfer of exactly the amount. */
export const TRANSFER_SCHEME = 'exact';

/** The token of signed transfers: `name` and `version` are those of its EIP-712 domain. */
export type TransferTerms = RailTerms &
  Readonly<{ chainId: number; currency: WalletAddress; recipient: WalletAddress; name: string; version: string }>;

/** The requirements for which the client says it pays, as it returned them. They are not signed. */
export type AcceptedTerms = Readonly<{
  scheme: string;
  network: string;
  asset: string;
  payTo: string;
  amount: string;
}>;

/** A transfer of a token that its holder signed, and that anybody may send to the chain (EIP-3009). Times in Unix seconds. */
export type SignedTransfer = Readonly<{
  accepted: AcceptedTerms;
  from: WalletAddress;
  to: WalletAddress;
  value: bigint;
  validAfter: bigint;
  validBefore: bigint;
  nonce: Hex;
  signature: Hex;
}>;

/** Identifies what the token executes at most once: a nonce of its holder. Takes the place of a challenge's id in a claim. */
export const transferIdOf = ({ network, currency }: TransferTerms, { from, nonce }: SignedTransfer): string =>
  `${network} ${currency} ${from} ${nonce}`;

/** The holder's nonce in the id of its transfer. */
export const nonceIn = (transferId: string): Hex => transferId.slice(transferId.lastIndexOf(' ') + 1) as Hex;

/** A transfer that expires sooner may be too late for the next block. */
const LEAST_LEFT_SECONDS = 6n;
/** Clocks of clients differ. */
const TOLERANCE_SECONDS = 60n;
const LIFETIME_SECONDS = BigInt(CHALLENGE_LIFETIME_MS / 1_000);

/** The rejection of a transfer of another token, amount or recipient than the offer’s, or for other requirements. */
export function mismatch(
  transfer: SignedTransfer,
  terms: TransferTerms,
  { amount }: Offer,
): PaymentRefusal | undefined {
  const { accepted, to, value } = transfer;
  const demanded: [keyof AcceptedTerms, string][] = [
    ['scheme', TRANSFER_SCHEME],
    ['network', terms.network],
    ['asset', terms.currency],
    ['payTo', terms.recipient],
    ['amount', amount.toString()],
  ];
  for (const [field, value] of demanded)
    if (accepted[field].toLowerCase() !== value.toLowerCase())
      return invalid('invalid-payload', `The field accepted.${field} must be ${value}`);
  if (to !== terms.recipient)
    return invalid('verification-failed', `The field authorization.to must be ${terms.recipient}`);
  if (value === amount) return undefined;
  const problem = value < amount ? 'payment-insufficient' : 'verification-failed';
  return invalid(problem, `The field authorization.value must be ${amount}`);
}

/** The rejection of a transfer that cannot be executed now, or for so long that its outcome would stay open. */
export function untimelyTransfer({ validAfter, validBefore }: SignedTransfer, now: Date): PaymentRefusal | undefined {
  const at = unixSeconds(now);
  if (validAfter >= at) return invalid('verification-failed', 'The signed transfer is not valid yet');
  if (validBefore <= at + LEAST_LEFT_SECONDS) return invalid('payment-expired', 'The signed transfer has expired');
  return validBefore > at + LIFETIME_SECONDS + TOLERANCE_SECONDS
    ? invalid('verification-failed', `The signed transfer must expire within ${LIFETIME_SECONDS} seconds`)
    : undefined;
}

const invalid = (problem: PaymentRefusal['problem'], reason: string): PaymentRefusal => ({ problem, reason });

export const TRANSFER_NOT_SIGNED: PaymentRefusal = {
  problem: 'verification-failed',
  reason: 'The transfer is not signed by authorization.from for this token',
};
export const TRANSFER_OF_CONTRACT: PaymentRefusal = {
  problem: 'verification-failed',
  reason: 'Accounts with code cannot pay here. Pay from an account without code',
};
export const TRANSFER_USED: PaymentRefusal = {
  problem: 'verification-failed',
  reason: 'The nonce of the signed transfer was already used',
};
export const TRANSFER_UNFUNDED: PaymentRefusal = {
  problem: 'payment-insufficient',
  reason: 'The payer’s balance is too low',
};
export const TRANSFER_REVERTS: PaymentRefusal = {
  problem: 'verification-failed',
  reason: 'The token refuses the signed transfer',
};
