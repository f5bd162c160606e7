import { Interface } from 'ethers';
import type { NftSaleContract, UsedNonces } from '../../../application/ports/sale.ts';
import type { NftTier } from '../../../domain/sale/nft-rules.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { ChainRpc } from '../rpc/chain-rpc.ts';
import type { RpcCall } from '../rpc/json-rpc-client.ts';
import { orChainUnavailable, viewData } from '../rpc/view.ts';
import { Count, Data, parse, readWords, toQuantity } from '../rpc/wire.ts';
import { askInBatches, readHeader } from './block-headers.ts';

const nftSaleInterface = new Interface([
  'function tiers(uint8 tierId) view returns (uint256 price, uint256 supply, uint256 sold, uint256 firstTokenId)',
  'function nonceUsed(uint256 nonce) view returns (bool)',
]);

export class EvmNftSaleContract implements NftSaleContract {
  readonly #rpc: ChainRpc;
  readonly #confirmations: number;

  /** `confirmations`: number of blocks on top of one that is not replaced any more. */
  constructor(rpc: ChainRpc, confirmations: number) {
    this.#rpc = rpc;
    this.#confirmations = confirmations;
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

  async usedNonces(contract: WalletAddress, nonces: readonly bigint[]): Promise<UsedNonces> {
    return orChainUnavailable(
      this.#rpc.read(async (ask, askAll) => {
        const head = parse(Count, await ask('eth_blockNumber', []), 'block number');
        const height = toQuantity(Math.max(0, head - this.#confirmations));
        const { timestamp } = readHeader(await ask('eth_getBlockByNumber', [height, false]));
        const call = (nonce: bigint): RpcCall => {
          const calldata = nftSaleInterface.encodeFunctionData('nonceUsed', [nonce]);
          return ['eth_call', [{ to: contract, data: calldata }, height]];
        };
        const settled = await askInBatches(askAll, nonces.map(call));
        const used = nonces.filter((_, i) => {
          const outcome = settled[i] ?? { result: undefined };
          if ('refusal' in outcome) throw outcome.refusal;
          return readWords(parse(Data, outcome.result, 'call result'), 1)[0] === 1n;
        });
        return { asOf: timestamp, used: new Set(used) };
      }),
    );
  }
}
