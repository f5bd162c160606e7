import { Interface } from 'ethers';
import type { NftSaleContract } from '../../../application/ports/sale/nft-sale-contract.ts';
import type { NftTier } from '../../../domain/sale/nft-rules.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { ChainRpc } from '../rpc/chain-rpc.ts';
import { orChainUnavailable, viewData } from '../rpc/view.ts';
import { readWords } from '../rpc/wire.ts';

const nftSaleInterface = new Interface([
  'function tiers(uint8 tierId) view returns (uint256 price, uint256 supply, uint256 sold, uint256 firstTokenId)',
]);

export class EvmNftSaleContract implements NftSaleContract {
  readonly #rpc: ChainRpc;

  constructor(rpc: ChainRpc) {
    this.#rpc = rpc;
  }

  async tier(contract: WalletAddress, tierId: number): Promise<NftTier> {
    const calldata = nftSaleInterface.encodeFunctionData('tiers', [tierId]);
    return orChainUnavailable(
      this.#rpc.read(async (ask) => {
        const [price, supply, sold, firstTokenId] = readWords(await viewData(ask, contract, calldata), 4);
        return { price, supply, sold, firstTokenId } as NftTier;
      }),
    );
  }
}
