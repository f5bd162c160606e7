import { getAddress, id, namehash, ZeroAddress } from 'ethers';
import { z } from 'zod';
import type { ResolvedName, UnusableName } from '../../application/ports/names.ts';
import type { ChainId } from '../../domain/shared/chain/chains.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ask } from '../chain/rpc/rpc-node.ts';
import { Count, Data, parse } from '../chain/rpc/wire.ts';
import { BASE, BASENAMES_REGISTRAR, BASENAMES_REGISTRY, claimedName, recordOf, view } from './claimed-name.ts';

const Head = z.object({ timestamp: Count });

/** A name in its normal form that ends in .base.eth, by the contracts of Basenames on Base, and the name that its address claims there. */
export async function readBasename(
  ask: Ask,
  name: string,
  chainId: ChainId,
): Promise<ResolvedName | UnusableName | undefined> {
  const node = namehash(name);
  const [resolver, expiry, head] = await Promise.all([
    view<WalletAddress>(ask, BASENAMES_REGISTRY, 'resolver', [node]),
    view<bigint>(ask, BASENAMES_REGISTRAR, 'nameExpires', [registrationOf(name)]),
    ask('eth_getBlockByNumber', ['latest', false]),
  ]);
  if (expiry === 0n || resolver === ZeroAddress) return undefined;
  // The registrar ends a name at this second. The resolver would still return the last holder's address.
  if (expiry <= BigInt(parse(Head, head, 'block').timestamp)) return { name, unusable: 'expired' };
  const found = await addressOn(ask, { resolver, node }, chainId);
  if (found === undefined || 'unusable' in found) return found && { name, ...found };
  const primary = await claimedName(ask, found.address, BASE);
  return { name, ...found, ...(primary !== undefined && { primary }) };
}

/** The number of the registration that the name, or the name above it, stands under: the hash of the label before "base.eth". */
const registrationOf = (name: string): string => id(name.split('.').at(-3) ?? '');

type Records = Readonly<{ resolver: WalletAddress; node: string }>;
type Found = Pick<ResolvedName, 'address'> | Pick<UnusableName, 'unusable'> | undefined;

/**
 * The record for that chain. Without one, the address on Base when no contract stands there: a contract need not belong
 * to the same people elsewhere. The older record without a chain counts for Base only, since registrations write it there.
 */
async function addressOn(ask: Ask, { resolver, node }: Records, chainId: ChainId): Promise<Found> {
  const recordFor = async (chain: number) => {
    const bytes = await recordOf<string>(ask, resolver, 'addr(bytes32,uint256)', [node, coinTypeOf(chain)]);
    return bytes?.length === 42 ? known(bytes) : undefined;
  };
  const own = chainId === 1 || chainId === BASE ? undefined : await recordFor(chainId);
  if (own !== undefined) return { address: own };
  const [onBase, older] = await Promise.all([
    recordFor(BASE),
    recordOf<string>(ask, resolver, 'addr(bytes32)', [node]).then(known),
  ]);
  // Older tools change only the older record, and the other one may still name the last holder.
  if (onBase !== undefined && older !== undefined && onBase !== older) return { unusable: 'two-addresses' };
  const address = onBase ?? older;
  if (address === undefined || chainId === BASE) return address && { address };
  const code = parse(Data, await ask('eth_getCode', [address, 'latest']), 'code');
  return code === '0x' ? { address } : undefined;
}

/** ENSIP-11. */
const coinTypeOf = (chainId: number): number => 0x8000_0000 + chainId;

const known = (address: string | undefined): WalletAddress | undefined =>
  address === undefined || BigInt(address) === 0n ? undefined : (getAddress(address) as WalletAddress);
