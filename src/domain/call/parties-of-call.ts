import type { Hex } from '../shared/hex.ts';
import { type WalletAddress, ZERO_ADDRESS } from '../shared/wallet-address.ts';
import { callNotUnderstood } from './errors.ts';
import type { KnownTokens } from './known-tokens.ts';

/** A call that somebody signs or has signed. */
export type ReadableCall = Readonly<{ chainId: number; to: WalletAddress; data: Hex }>;

/** What calldata says. */
export type CallReading = Readonly<{
  /** Whether it is the one canonical encoding of a call of a known function, or empty. */
  understood: boolean;
  /** The addresses among the arguments; where the call is not understood, everything in it that may be an address. */
  addresses: readonly WalletAddress[];
}>;

/** The most addresses of one call that are screened. */
export const MOST_PARTIES = 64;

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
