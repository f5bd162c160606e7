import type { SaleEvents, SaleRange } from '../../../application/ports/sale.ts';
import type { Block } from '../../../domain/sale/purchase.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { ChainRpc } from '../rpc/chain-rpc.ts';
import type { Reading } from '../rpc/rpc-node.ts';
import { orChainUnavailable } from '../rpc/view.ts';
import { headersAt, readHeader, toBlock } from './block-headers.ts';
import { readLinkedRange } from './linked-range.ts';
import { readQueriedRange } from './queried-range.ts';

/** Each method is one reading, so that all its calls go to the same node, or all again to the next. */
export class EvmSaleEvents implements SaleEvents {
  readonly #rpc: Pick<ChainRpc, 'read'>;
  readonly #contract: WalletAddress;

  constructor(rpc: Pick<ChainRpc, 'read'>, contract: WalletAddress) {
    this.#rpc = rpc;
    this.#contract = contract;
  }

  async head(): Promise<Block> {
    return await this.#read(async (ask) => toBlock(readHeader(await ask('eth_getBlockByNumber', ['latest', false]))));
  }

  async blocksAt(heights: readonly number[]): Promise<readonly (Block | undefined)[]> {
    const headers = await this.#read((_ask, askAll) => headersAt(askAll, heights));
    return headers.map((header) => header && toBlock(header));
  }

  async linkedRange(from: number, to: number): Promise<SaleRange | undefined> {
    return await this.#read((_ask, askAll) => readLinkedRange(askAll, this.#contract, from, to));
  }

  async range(from: number, to: number): Promise<SaleRange | undefined> {
    return await this.#read((ask, askAll) => readQueriedRange(ask, askAll, this.#contract, from, to));
  }

  #read<T>(reading: Reading<T>): Promise<T> {
    return orChainUnavailable(this.#rpc.read(reading));
  }
}
