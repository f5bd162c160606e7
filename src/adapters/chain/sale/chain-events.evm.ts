import type { ChainEvents, ChainRange } from '../../../application/ports/chain-events.ts';
import type { Block } from '../../../domain/sale/purchase.ts';
import type { ChainRpc } from '../rpc/chain-rpc.ts';
import type { Reading } from '../rpc/rpc-node.ts';
import { orChainUnavailable } from '../rpc/view.ts';
import { headersAt, readHeader } from './block-headers.ts';
import { readLinkedRange } from './linked-range.ts';
import type { LogSource, Placed } from './log-source.ts';
import { readQueriedRange } from './queried-range.ts';

/** Each method is one reading, so that all its calls go to the same node, or all again to the next. */
export class EvmChainEvents<Event extends Placed> implements ChainEvents<Event> {
  readonly #rpc: Pick<ChainRpc, 'read'>;
  readonly #source: LogSource<Event>;

  constructor(rpc: Pick<ChainRpc, 'read'>, source: LogSource<Event>) {
    this.#rpc = rpc;
    this.#source = source;
  }

  async head(): Promise<Block> {
    return await this.#read(async (ask) => readHeader(await ask('eth_getBlockByNumber', ['latest', false])));
  }

  async blocksAt(heights: readonly number[]): Promise<readonly (Block | undefined)[]> {
    return await this.#read((_ask, askAll) => headersAt(askAll, heights));
  }

  async linkedRange(from: number, to: number): Promise<ChainRange<Event> | undefined> {
    return await this.#read((_ask, askAll) => readLinkedRange(askAll, this.#source, from, to));
  }

  async range(from: number, to: number): Promise<ChainRange<Event> | undefined> {
    return await this.#read((ask, askAll) => readQueriedRange(ask, askAll, this.#source, from, to));
  }

  #read<T>(reading: Reading<T>): Promise<T> {
    return orChainUnavailable(this.#rpc.read(reading));
  }
}
