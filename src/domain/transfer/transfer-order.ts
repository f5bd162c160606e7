import type { KnownTokens } from '../call/known-tokens.ts';
import { chainUnsupported, requestInvalid } from '../shared/failures.ts';
import type { Hex } from '../shared/hex.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import { recipientRefused } from './errors.ts';
import type { TransferPolicy } from './relayed-transaction.ts';
import { TRANSFER_SELECTOR } from './signed-transaction.ts';
import { unspendable } from './unspendable.ts';

/** A requested transfer. */
export type TransferWish = Readonly<{
  chainId: number;
  to: WalletAddress;
  token: 'native' | WalletAddress;
  /** Smallest units. */
  amount: bigint;
}>;

/** What a transaction does. */
export type Call = Readonly<{ to: WalletAddress; value: bigint; data: Hex }>;

/** A requested transfer with its sender and its call. */
export type TransferOrder = TransferWish & Readonly<{ from: WalletAddress; call: Call }>;

const NONE: ReadonlySet<WalletAddress> = new Set();
const word = (digits: string) => digits.toLowerCase().padStart(64, '0');

/** The call that makes the transfer. */
export const callOf = ({ to, token, amount }: TransferWish): Call =>
  token === 'native'
    ? { to, value: amount, data: '0x' }
    : { to: token, value: 0n, data: `${TRANSFER_SELECTOR}${word(to.slice(2))}${word(amount.toString(16))}` };

/** Throws CHAIN_UNSUPPORTED, VALIDATION_FAILED or RECIPIENT_REFUSED for a transfer that is invalid regardless of the chain's state. */
export function orderTransfer(
  from: WalletAddress,
  wish: TransferWish,
  { confirmations }: TransferPolicy,
  tokens: KnownTokens,
): TransferOrder {
  const { chainId, to, token, amount } = wish;
  if (!confirmations.has(chainId)) throw chainUnsupported({ chainId });
  if (amount <= 0n) throw requestInvalid({ issues: [{ path: 'amount', message: 'must be above zero' }] });
  if (to === token) throw recipientRefused({ issues: [{ path: 'to', message: 'is the token’s own contract' }] });
  // Coins that are sent to a token contract are wrapped, or come back.
  const lost = unspendable(to, (token !== 'native' && tokens.get(chainId)) || NONE);
  if (lost !== undefined) throw recipientRefused({ issues: [{ path: 'to', message: lost }] });
  return { ...wish, from, call: callOf(wish) };
}
