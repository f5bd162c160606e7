import type { WalletAddress } from '../shared/wallet-address.ts';

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
