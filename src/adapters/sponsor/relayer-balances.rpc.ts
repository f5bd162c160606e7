import type { RelayerBalances } from '../../application/ports/operator.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { ChainRpc } from '../chain/rpc/chain-rpc.ts';
import { readMarket } from './relayer-market.ts';

/** These accounts on each of these chains. */
export class RpcRelayerBalances implements RelayerBalances {
  readonly #addresses: readonly WalletAddress[];
  readonly #chainIds: readonly number[];
  readonly #chains: ReadonlyMap<number, ChainRpc>;

  constructor(addresses: readonly WalletAddress[], chainIds: readonly number[], chains: ReadonlyMap<number, ChainRpc>) {
    this.#addresses = addresses;
    this.#chainIds = chainIds;
    this.#chains = chains;
  }

  async read() {
    const each = this.#addresses.flatMap((address) => this.#chainIds.map((chainId) => ({ address, chainId })));
    return await Promise.all(
      each.map(async ({ address, chainId }) => {
        const market = await attempt(readMarket(this.#chains.get(chainId), { chainId, relayer: address }, 0));
        return { chainId, address, wei: market.known ? market.value.balance : undefined };
      }),
    );
  }
}

/** For a sponsor that is not an account of this service. */
export const noRelayer: RelayerBalances = { read: async () => [] };
