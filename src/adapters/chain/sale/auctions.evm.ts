import type { AuctionContracts, AuctionEvents } from '../../../application/ports/auction.ts';
import type { ChainEvents } from '../../../application/ports/chain-events.ts';
import type { Auction, AuctionState } from '../../../domain/sale/auction.ts';
import type { AuctionEvent } from '../../../domain/sale/auction-event.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { ChainRpc } from '../rpc/chain-rpc.ts';
import { contractFailed } from '../rpc/contract-failure.ts';
import { RpcError, UnexpectedAnswer } from '../rpc/errors.ts';
import type { Ask } from '../rpc/rpc-node.ts';
import { orChainUnavailable, viewData, viewWord } from '../rpc/view.ts';
import { Count, parse, readAddress, readWords } from '../rpc/wire.ts';
import { auctionLogs } from './auction-log.ts';
import { EvmChainEvents } from './chain-events.evm.ts';
import { auctionInterface, permitHookInterface } from './sale-abi.ts';

const WORD_DIGITS = 64;

export class EvmAuctionContracts implements AuctionContracts {
  readonly #rpc: ChainRpc;

  constructor(rpc: ChainRpc) {
    this.#rpc = rpc;
  }

  async state({ auction }: Auction): Promise<AuctionState> {
    return orChainUnavailable(this.#rpc.read((ask) => readState(ask, auction)));
  }

  async committed({ auction, hook }: Auction, owner: WalletAddress): Promise<bigint> {
    const calldata = permitHookInterface.encodeFunctionData('committed', [auction, owner]);
    return orChainUnavailable(this.#rpc.read((ask) => viewWord(ask, hook, calldata)));
  }
}

export class EvmAuctionEvents implements AuctionEvents {
  readonly #rpc: Pick<ChainRpc, 'read'>;

  constructor(rpc: Pick<ChainRpc, 'read'>) {
    this.#rpc = rpc;
  }

  of(auction: Auction): ChainEvents<AuctionEvent> {
    return new EvmChainEvents(this.#rpc, auctionLogs(auction));
  }
}

/** All values come from one node, but each from the newest block at the time of its call. */
async function readState(ask: Ask, auction: WalletAddress): Promise<AuctionState> {
  const view = (name: string, of = auction) => viewWord(ask, of, auctionInterface.encodeFunctionData(name));
  const [block, start, end, claim, currency, token, totalSupply, tickSpacing, floorPrice, clearingPrice, graduated] =
    await Promise.all([
      ask('eth_blockNumber', []).then((answer) => parse(Count, answer, 'block number')),
      view('startBlock'),
      view('endBlock'),
      view('claimBlock'),
      view('currency').then(readAddress),
      view('token').then(readAddress),
      view('totalSupply'),
      view('tickSpacing'),
      view('floorPrice'),
      priceNow(ask, auction),
      view('isGraduated'),
    ]);
  if (tickSpacing === 0n) throw new UnexpectedAnswer('an auction without ticks');
  return {
    ...{ block, startBlock: blockOf(start), endBlock: blockOf(end), claimBlock: blockOf(claim) },
    ...{ currency, token, tokenDecimals: Number(await view('decimals', token)) },
    ...{ totalSupply, tickSpacing, floorPrice, graduated: graduated === 1n },
    clearingPrice: clearingPrice > floorPrice ? clearingPrice : floorPrice,
  };
}

/** The first word of what a checkpoint made now would return; before the start none can be made. */
async function priceNow(ask: Ask, auction: WalletAddress): Promise<bigint> {
  const made = await viewData(ask, auction, auctionInterface.encodeFunctionData('checkpoint')).catch(refusedByContract);
  if (made === undefined) return await viewWord(ask, auction, auctionInterface.encodeFunctionData('clearingPrice'));
  return readWords(made.slice(0, 2 + WORD_DIGITS) as typeof made, 1)[0] as bigint;
}

function refusedByContract(error: unknown): undefined {
  if (error instanceof RpcError && contractFailed(error)) return undefined;
  throw error;
}

function blockOf(word: bigint): number {
  if (word > BigInt(Number.MAX_SAFE_INTEGER)) throw new UnexpectedAnswer('an auction beyond the last block');
  return Number(word);
}
