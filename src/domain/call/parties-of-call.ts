import { isChainId, SUPPORTED_CHAINS } from '../shared/chain/chains.ts';
import type { Hex } from '../shared/hex.ts';
import { type WalletAddress, ZERO_ADDRESS } from '../shared/wallet-address.ts';
import { tokensOn } from '../token/token-registry.ts';
import { callNotUnderstood } from './errors.ts';

/** The tokens of each chain whose calls must be understood whole. */
export type KnownTokens = ReadonlyMap<number, ReadonlySet<WalletAddress>>;

type Addressed = Readonly<{ address: WalletAddress }>;
export type Paying = Readonly<{ tokens: ReadonlyMap<number, readonly Addressed[]> }>;
export type Selling = Readonly<{ chainId: number; token?: WalletAddress; paymentTokens: readonly Addressed[] }>;

/** The well-known tokens, what fees and purchases are paid in, and what is sold. */
export function knownTokens(fees: Paying, { chainId: saleChainId, token, paymentTokens }: Selling): KnownTokens {
  const chains = new Set([...SUPPORTED_CHAINS, ...fees.tokens.keys(), saleChainId]);
  const ofSale = [...paymentTokens.map(({ address }) => address), ...(token === undefined ? [] : [token])];
  const on = (chainId: number) => [
    ...(isChainId(chainId) ? tokensOn(chainId) : []).map(({ address }) => address),
    ...(fees.tokens.get(chainId) ?? []).map(({ address }) => address),
    ...(chainId === saleChainId ? ofSale : []),
  ];
  return new Map([...chains].map((chainId) => [chainId, new Set(on(chainId))] as const));
}

/** A call that somebody signs or has signed. */
export type ReadableCall = Readonly<{ chainId: number; to: WalletAddress; data: Hex }>;

/** What calldata says. */
export type CallReading = Readonly<{
  /** Whether it is the one canonical encoding of a call of a known function, or empty. */
  understood: boolean;
  /** The addresses among the arguments; where the call is not understood, everything in it that may be an address. */
  addresses: readonly WalletAddress[];
  /** What else a contract that ignores the rest of a word would read as an address, anywhere in it. */
  suspects: readonly WalletAddress[];
  /** The same of the `bytes` arguments alone, which an understood call hands on to another contract. */
  handedOn: readonly WalletAddress[];
}>;

/** The most addresses of one call that are screened. */
export const MOST_PARTIES = 64;
/** The most suspects of one request that are screened. */
export const MOST_SUSPECTS = 512;

/**
 * Who is party to a call beside its sender: recipient, spender, owner, beneficiary, and the contract that is called unless it is a
 * known token. Throws CALL_NOT_UNDERSTOOD for a call of a known token that is not understood, and for more parties than are screened.
 */
export function partiesOf(
  { chainId, to }: ReadableCall,
  { understood, addresses }: CallReading,
  tokens: KnownTokens,
): ReadonlySet<WalletAddress> {
  const isToken = tokens.get(chainId)?.has(to) === true;
  if (isToken && !understood)
    throw callNotUnderstood({
      reason: `the data sent to the token ${to} is not the exact ABI encoding of a known token function. Remove extra bytes, or call a standard function`,
    });
  const parties = new Set(isToken ? addresses : [to, ...addresses]);
  parties.delete(ZERO_ADDRESS);
  if (parties.size > MOST_PARTIES)
    throw callNotUnderstood({
      reason: `it names more than ${MOST_PARTIES} addresses. Split it into smaller calls`,
    });
  return parties;
}

/** What may also be an address in the calls. Throws CALL_NOT_UNDERSTOOD for more than are screened. */
export function suspectsOf(
  readings: readonly Readonly<{ call: ReadableCall; reading: CallReading }>[],
  tokens: KnownTokens,
): ReadonlySet<WalletAddress> {
  const suspects = new Set(
    readings.flatMap(({ call: { chainId, to }, reading: { suspects: anywhere, handedOn } }) =>
      tokens.get(chainId)?.has(to) ? handedOn : [...anywhere, ...handedOn],
    ),
  );
  if (suspects.size > MOST_SUSPECTS)
    throw callNotUnderstood({
      reason: `it has more than ${MOST_SUSPECTS} values that may be addresses. Split it into smaller calls`,
    });
  return suspects;
}
