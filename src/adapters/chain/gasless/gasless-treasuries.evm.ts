import type { GaslessTreasuries } from '../../../application/ports/paymaster.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { readChain } from '../rpc/chain-of.ts';
import type { ChainRpc } from '../rpc/chain-rpc.ts';
import type { Ask } from '../rpc/rpc-node.ts';
import { viewWord } from '../rpc/view.ts';
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
    const reading = async (ask: Ask) => readAddress(await viewWord(ask, contract, TREASURY));
    const treasury = await readChain(this.#chains, chainId, reading);
    this.#known.set(key, treasury);
    return treasury;
  }
}
