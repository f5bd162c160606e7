import { Interface } from 'ethers';
import type { MintNonce, NftSaleContract, SpentNonces } from '../../../application/ports/sale.ts';
import type { NftTier } from '../../../domain/sale/nft-rules.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { ChainRpc } from '../rpc/chain-rpc.ts';
import { contractFailed, failedWith } from '../rpc/contract-failure.ts';
import { UnexpectedAnswer } from '../rpc/errors.ts';
import type { RpcCall, Settled } from '../rpc/json-rpc-client.ts';
import { orChainUnavailable, viewData } from '../rpc/view.ts';
import { Count, Data, parse, readWords, toQuantity } from '../rpc/wire.ts';
import { askInBatches, readHeader } from './block-headers.ts';

const nftSaleInterface = new Interface([
  'function tiers(uint8 tierId) view returns (uint256 price, uint256 supply, uint256 sold, uint256 firstTokenId)',
  'function nonceUsed(uint256 nonce) view returns (bool)',
  'function ownerOf(uint256 tokenId) view returns (address)',
  'error ERC721NonexistentToken(uint256 tokenId)',
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

  async spentNonces(contract: WalletAddress, authorizations: readonly MintNonce[]): Promise<SpentNonces> {
    return orChainUnavailable(
      this.#rpc.read(async (ask, askAll) => {
        const head = parse(Count, await ask('eth_blockNumber', []), 'block number');
        const height = toQuantity(Math.max(0, head - this.#confirmations));
        const { timestamp } = readHeader(await ask('eth_getBlockByNumber', [height, false]));
        const view = (method: 'nonceUsed' | 'ownerOf', of: readonly bigint[]) => {
          const dataOf = (one: bigint) => nftSaleInterface.encodeFunctionData(method, [one]);
          const calls = of.map((one): RpcCall => ['eth_call', [{ to: contract, data: dataOf(one) }, height]]);
          return askInBatches(askAll, calls);
        };
        const uses = await view(
          'nonceUsed',
          authorizations.map(({ nonce }) => nonce),
        );
        const spent = authorizations.filter((_, i) => isTrue(uses[i]));
        const owners = await view(
          'ownerOf',
          spent.map(({ tokenId }) => tokenId),
        );
        const cancelled = new Set(
          spent.filter(({ tokenId }, i) => lacks(owners[i], tokenId)).map(({ nonce }) => nonce),
        );
        const used = new Set(spent.map(({ nonce }) => nonce).filter((nonce) => !cancelled.has(nonce)));
        return { asOf: timestamp, used, cancelled };
      }),
    );
  }
}

function isTrue(settled: Settled | undefined): boolean {
  const outcome = settled ?? { result: undefined };
  if ('refusal' in outcome) throw outcome.refusal;
  return readWords(parse(Data, outcome.result, 'call result'), 1)[0] === 1n;
}

/** Whether the token does not exist, by ERC-6093. A contract that answers anything else, such as one that has no tokens itself, denies nothing. */
function lacks(settled: Settled | undefined, tokenId: bigint): boolean {
  if (settled === undefined) throw new UnexpectedAnswer(`no owner of token ${tokenId}`);
  if (!('refusal' in settled)) return false;
  if (!contractFailed(settled.refusal)) throw settled.refusal;
  return failedWith(settled.refusal, nftSaleInterface.encodeErrorResult('ERC721NonexistentToken', [tokenId]));
}
