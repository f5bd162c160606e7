import type { KnownTokens } from '../call/parties-of-call.ts';
import { chainUnsupported, requestInvalid } from '../shared/failures.ts';
import type { Hex } from '../shared/hex.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import { recipientRefused } from './errors.ts';
import type { TransferPolicy } from './relayed-transaction.ts';
import { TRANSFER_SELECTOR } from './signed-transaction.ts';

/** Below are the zero address, the precompiled contracts of every chain, and 0x…dEaD. */
const FIRST_USABLE = 1n << 16n;
/** Lower case. */
const BURNT: ReadonlySet<string> = new Set([
  '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',
  '0xffffffffffffffffffffffffffffffffffffffff',
  '0xdeaddeaddeaddeaddeaddeaddeaddeaddeaddead',
  '0xdead000000000000000042069420694206942069',
  '0xdead000000000000000000000000000000000000',
]);

/** What the address is, if nobody can spend what it receives; undefined otherwise. `tokens`: contracts that keep any token sent to them. */
export function unspendable(address: WalletAddress, tokens: ReadonlySet<WalletAddress>): string | undefined {
  const number = BigInt(address);
  if (number === 0n) return 'is the zero address';
  if (number < FIRST_USABLE) return 'is a reserved address, for which nobody has a key';
  if (BURNT.has(address.toLowerCase())) return 'is a burn address, for which nobody has a key';
  return tokens.has(address) ? 'is the contract of a token' : undefined;
}

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
  if (!confirmations.has(chainId)) throw chainUnsupported({ chainId, supported: [...confirmations.keys()] });
  if (amount <= 0n) throw requestInvalid({ issues: [{ path: 'amount', message: 'must be above zero' }] });
  if (to === token) throw recipientRefused({ issues: [{ path: 'to', message: 'is the token’s own contract' }] });
  // Coins that are sent to a token contract are wrapped, or come back.
  const lost = unspendable(to, (token !== 'native' && tokens.get(chainId)) || NONE);
  if (lost !== undefined) throw recipientRefused({ issues: [{ path: 'to', message: lost }] });
  return { ...wish, from, call: callOf(wish) };
}
