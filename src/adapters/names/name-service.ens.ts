import type { NameService, ResolvedName } from '../../application/ports/names/name-service.ts';
import { namesUnavailable } from '../../domain/names/errors.ts';
import type { ChainId } from '../../domain/shared/chain/chains.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { ChainRpc } from '../chain/rpc/chain-rpc.ts';

/**
 * ENS, and the names that its contracts know of other chains, by Ethereum's Universal Resolver. Names whose records are
 * read from a gateway over HTTP are not found: the gateway's address would come from a contract.
 */
export class EnsNameService implements NameService {
  readonly #ethereum: Pick<ChainRpc, 'request'>;

  constructor(ethereum: Pick<ChainRpc, 'request'>) {
    this.#ethereum = ethereum;
  }

  async resolve(written: string, chainId: ChainId): Promise<ResolvedName | undefined> {
    const { createPublicClient, custom, getAddress, toCoinType } = await import('viem');
    const { mainnet } = await import('viem/chains');
    const { normalize } = await import('viem/ens');
    const name = attemptSync(() => normalize(written));
    if (name === undefined) return undefined;
    const request = ({ method, params }: { method: string; params?: unknown }) =>
      this.#ethereum.request(method, (params ?? []) as readonly unknown[]);
    const client = createPublicClient({
      chain: mainnet,
      transport: custom({ request }, { retryCount: 0 }),
      ccipRead: false,
    });
    const addressFor = (chain: number) =>
      client.getEnsAddress({ name, ...(chain !== 1 && { coinType: toCoinType(chain) }) });
    try {
      const own = await addressFor(chainId);
      const address = own ?? (chainId === 1 ? null : await plainAccount(await addressFor(1)));
      if (address === null) return undefined;
      const primary = await client.getEnsName({ address, ...(chainId !== 1 && { coinType: toCoinType(chainId) }) });
      return { name, address: getAddress(address) as WalletAddress, ...(primary !== null && { primary }) };
    } catch (cause) {
      throw namesUnavailable.because(cause);
    }

    /** A contract on Ethereum need not belong to the same people elsewhere. */
    async function plainAccount(address: `0x${string}` | null) {
      if (address === null) return null;
      const code = await client.getCode({ address });
      return code === undefined || code === '0x' ? address : null;
    }
  }
}

/** Undefined for a name that ENSIP-15 does not allow. */
function attemptSync(normalized: () => string): string | undefined {
  try {
    return normalized();
  } catch {
    return undefined;
  }
}
