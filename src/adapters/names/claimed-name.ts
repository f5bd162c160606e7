import { namehash, ZeroAddress } from 'ethers';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ask } from '../chain/rpc/rpc-node.ts';
import { BASE, BASENAMES_REGISTRY } from './basenames.ts';
import { normalName } from './normal-name.ts';
import { recordOf, view } from './records.ts';

/** ENS's reverse registrar, at one address on Optimism, Base and Arbitrum (ENS documentation, "Reverse Registrars"). */
const REVERSE_REGISTRAR = '0x0000000000D8e504002cC26E3Ec46D81971C1664' as WalletAddress;
const KEEPING_CHAINS: ReadonlySet<number> = new Set([10, BASE, 42_161]);

/** Whether addresses of the chain claim their names on it. */
export const keepsClaims = (chainId: number): boolean => KEEPING_CHAINS.has(chainId);

/**
 * The name that an address claims on a chain that keeps claims: with ENS's registrar or, on Base, with the older one of
 * Basenames. Undefined when it claims none, or a text that is not a name in its normal form (ENSIP-19).
 */
export async function claimedName(ask: Ask, address: string, chainId: number): Promise<string | undefined> {
  const newer = await view<string>(ask, REVERSE_REGISTRAR, 'nameForAddr', [address]);
  const claimed = newer === '' && chainId === BASE ? await olderClaim(ask, address) : newer;
  return claimed !== undefined && claimed !== '' && (await normalName(claimed)) === claimed ? claimed : undefined;
}

/** ENSIP-19: the reverse name of an address is its digits before the coin type of Base, both hexadecimal. */
async function olderClaim(ask: Ask, address: string): Promise<string | undefined> {
  const node = namehash(`${address.slice(2).toLowerCase()}.80002105.reverse`);
  const resolver = await view<WalletAddress>(ask, BASENAMES_REGISTRY, 'resolver', [node]);
  return resolver === ZeroAddress ? undefined : await recordOf<string>(ask, resolver, 'name', [node]);
}
