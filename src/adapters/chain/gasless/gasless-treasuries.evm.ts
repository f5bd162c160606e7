import type { GaslessTreasuries } from '../../../application/ports/paymaster.ts';
import { chainUnavailable } from '../../../domain/shared/failures.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { ChainRpc } from '../rpc/chain-rpc.ts';
import { orChainUnavailable, viewWord } from '../rpc/view.ts';
import { readAddress } from '../rpc/wire.ts';

/** `treasury()`. */
const TREASURY = '0x61d027b3';

/** Asks each contract until it has answered once: its treasury is immutable. */
export class EvmGaslessTreasuries implements GaslessTreasuries {
  readonly #chains: ReadonlyMap<number, ChainRpc>;
  readonly #known = new Map<string, WalletAddress>();

  constructor(chains: ReadonlyMap<number, ChainRpc>) {
    this.#chains = chains;
  }

  async of(chainId: number, contract: WalletAddress) {
    const key = `${chainId} ${contract}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const rpc = this.#chains.get(chainId);
    if (rpc === undefined) throw chainUnavailable.because(new Error(`No RPC URL is configured for chain ${chainId}`));
    const reading = rpc.read(async (ask) => readAddress(await viewWord(ask, contract, TREASURY)));
    const treasury = await orChainUnavailable(reading);
    this.#known.set(key, treasury);
    return treasury;
  }
}
