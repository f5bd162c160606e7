import type { ProStatus } from '../../../application/ports/fee.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { ChainRpc } from '../rpc/chain-rpc.ts';
import { orChainUnavailable, viewWord } from '../rpc/view.ts';

/** `balanceOf(address)`. */
const BALANCE_OF = '0x70a08231';

/** A wallet that holds a token of the ERC-721 contract is Pro. */
export class EvmProStatus implements ProStatus {
  readonly #rpc: ChainRpc;
  readonly #nft: WalletAddress;

  constructor(rpc: ChainRpc, nft: WalletAddress) {
    this.#rpc = rpc;
    this.#nft = nft;
  }

  async isPro(wallet: WalletAddress): Promise<boolean> {
    const calldata = BALANCE_OF + wallet.slice(2).toLowerCase().padStart(64, '0');
    const held = await orChainUnavailable(this.#rpc.read((ask) => viewWord(ask, this.#nft, calldata)));
    return held > 0n;
  }
}
