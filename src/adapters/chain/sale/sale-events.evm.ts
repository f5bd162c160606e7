import { z } from 'zod';
import type { SaleEvents } from '../../../application/ports/sale/sale-events.ts';
import { rangeTooLarge } from '../../../domain/sale/errors.ts';
import type { Block, Purchase } from '../../../domain/sale/purchase.ts';
import type { Hex } from '../../../domain/shared/hex.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { wantsFewerBlocks } from '../rpc/block-range.ts';
import type { ChainRpc } from '../rpc/chain-rpc.ts';
import { NodeBehind, RpcError, UnexpectedAnswer } from '../rpc/errors.ts';
import type { Ask } from '../rpc/rpc-node.ts';
import { orChainUnavailable } from '../rpc/view.ts';
import { Count, Hash, parse, Time, toQuantity } from '../rpc/wire.ts';
import { PURCHASE_TOPIC, type PurchaseLog, readPurchaseLogs } from './purchase-log.ts';

const Header = z.object({ number: Count, hash: Hash, parentHash: Hash, timestamp: Time });
type Header = z.output<typeof Header>;

/** The number of blocks per query. */
const BLOCKS_AT_A_TIME = 20;

export class EvmSaleEvents implements SaleEvents {
  readonly #rpc: ChainRpc;
  readonly #contract: WalletAddress;

  constructor(rpc: ChainRpc, contract: WalletAddress) {
    this.#rpc = rpc;
    this.#contract = contract;
  }

  async head(): Promise<Block> {
    return orChainUnavailable(
      this.#rpc.read(async (ask) =>
        toBlock(parse(Header, await ask('eth_getBlockByNumber', ['latest', false]), 'block')),
      ),
    );
  }

  async block(number: number): Promise<Block | undefined> {
    return orChainUnavailable(this.#rpc.read((ask) => blockAt(ask, number)));
  }

  async purchases(from: number, to: number): Promise<readonly Purchase[]> {
    return orChainUnavailable(this.#purchases(from, to));
  }

  async #purchases(from: number, to: number): Promise<readonly Purchase[]> {
    const logs = await this.#rpc.read((ask) => this.#logs(ask, from, to));
    const times = await this.#timesOf(new Map(logs.map(({ blockHash, blockNumber }) => [blockHash, blockNumber])));
    return logs.map((log) => ({ ...log, timestamp: times.get(log.blockHash) as Date }));
  }

  /** A node without the newest of these blocks would silently omit its logs, so the block must be known to it first. */
  async #logs(ask: Ask, from: number, to: number): Promise<readonly PurchaseLog[]> {
    if ((await blockAt(ask, to)) === undefined) throw new NodeBehind(`the node has no block ${to} yet`);
    const query = {
      address: this.#contract,
      topics: [PURCHASE_TOPIC],
      fromBlock: toQuantity(from),
      toBlock: toQuantity(to),
    };
    const answer = await ask('eth_getLogs', [query]).catch((error: unknown) => {
      if (error instanceof RpcError && wantsFewerBlocks(error)) throw rangeTooLarge.because(error);
      throw error;
    });
    return readPurchaseLogs(answer, this.#contract, from, to);
  }

  async #timesOf(blocks: ReadonlyMap<Hex, number>): Promise<ReadonlyMap<Hex, Date>> {
    const times = new Map<Hex, Date>();
    const wanted = [...blocks];
    for (let i = 0; i < wanted.length; i += BLOCKS_AT_A_TIME) {
      const few = wanted.slice(i, i + BLOCKS_AT_A_TIME);
      const found = await this.#rpc.read((ask) => Promise.all(few.map(([hash, number]) => timeOf(ask, hash, number))));
      few.forEach(([hash], at) => {
        times.set(hash, found[at] as Date);
      });
    }
    return times;
  }
}

const toBlock = ({ number, hash, parentHash }: Header): Block => ({ number, hash, parentHash });

async function blockAt(ask: Ask, number: number): Promise<Block | undefined> {
  const header = parse(Header.nullable(), await ask('eth_getBlockByNumber', [toQuantity(number), false]), 'block');
  if (header === null) return undefined;
  if (header.number !== number)
    throw new UnexpectedAnswer(`the node returned block ${header.number} instead of ${number}`);
  return toBlock(header);
}

/** The time of a block that a log refers to. The block may be gone by now, or this node may not have it yet. */
async function timeOf(ask: Ask, hash: Hex, number: number): Promise<Date> {
  const header = parse(Header.nullable(), await ask('eth_getBlockByHash', [hash, false]), 'block');
  if (header === null) throw new NodeBehind(`the node has no block ${hash}`);
  if (header.hash !== hash || header.number !== number)
    throw new UnexpectedAnswer(`a log has the wrong number for block ${hash}`);
  return header.timestamp;
}
