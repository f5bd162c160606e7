import type { ResolvedName } from '../../application/ports/names.ts';
import type { ChainId } from '../../domain/shared/chain/chains.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { claimedName, keepsClaims, type NodeOf } from './claimed-name.ts';

const ETHEREUM = 1;
/** ENSIP-19: the coin type of the addresses and claims that stand for every EVM chain without one of its own. */
const EVERY_CHAIN = 0x8000_0000n;

/** A name in its normal form by ENS's Universal Resolver on Ethereum, and the name that its address claims. */
export async function readEnsName(nodeOf: NodeOf, name: string, chainId: ChainId): Promise<ResolvedName | undefined> {
  const { createPublicClient, custom, getAddress, toCoinType } = await import('viem');
  const { mainnet } = await import('viem/chains');
  const ethereum = nodeOf(ETHEREUM);
  const request = ({ method, params }: { method: string; params?: unknown }) =>
    ethereum.request(method, (params ?? []) as readonly unknown[]);
  const client = createPublicClient({
    chain: mainnet,
    transport: custom({ request }, { retryCount: 0 }),
    ccipRead: false,
  });
  const own = await addressFor(chainId);
  const address = own ?? (chainId === ETHEREUM ? null : await plainAccount(await addressFor(ETHEREUM)));
  if (address === null) return undefined;
  const primary = await primaryOf(address);
  return { name, address: getAddress(address) as WalletAddress, ...(primary !== undefined && { primary }) };

  function addressFor(chain: number) {
    return client.getEnsAddress({ name, ...(chain !== ETHEREUM && { coinType: toCoinType(chain) }) });
  }

  /** A contract on Ethereum need not belong to the same people elsewhere. */
  async function plainAccount(found: `0x${string}` | null) {
    if (found === null) return null;
    const code = await client.getCode({ address: found });
    return code === undefined || code === '0x' ? found : null;
  }

  /** Ethereum would read from a gateway what another chain keeps itself. */
  async function primaryOf(holder: `0x${string}`): Promise<string | undefined> {
    const isKept = keepsClaims(chainId);
    const claimed = isKept ? await nodeOf(chainId).read((ask) => claimedName(ask, holder, chainId)) : undefined;
    const coinType = isKept ? EVERY_CHAIN : toCoinType(chainId);
    return claimed ?? (await client.getEnsName({ address: holder, coinType })) ?? undefined;
  }
}
