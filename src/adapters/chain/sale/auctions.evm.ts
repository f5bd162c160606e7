import type { AuctionContracts, AuctionEvents } from '../../../application/ports/auction.ts';
import type { ChainEvents } from '../../../application/ports/chain-events.ts';
import type { Auction, AuctionState } from '../../../domain/sale/auction.ts';
import type { AuctionEvent } from '../../../domain/sale/auction-event.ts';
import type { Hex } from '../../../domain/shared/hex.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { ChainRpc } from '../rpc/chain-rpc.ts';
import { contractFailed } from '../rpc/contract-failure.ts';
import { RpcError, UnexpectedAnswer } from '../rpc/errors.ts';
import { aggregate, type CallOutcome, multicallOn } from '../rpc/multicall.ts';
import type { Ask } from '../rpc/rpc-node.ts';
import { orChainUnavailable, viewWord } from '../rpc/view.ts';
import { Count, Data, parse, readAddress, readWords } from '../rpc/wire.ts';
import { auctionLogs } from './auction-log.ts';
import { EvmChainEvents } from './chain-events.evm.ts';
import { auctionInterface, permitHookInterface } from './sale-abi.ts';

/** Permit2 has this address on every chain. */
const PERMIT2 = readAddress(0x000000000022d473030f116ddee9f6b43ac78ba3n);
/** How code holds the address: compilers leave out its leading zeros. */
const PERMIT2_IN_CODE = PERMIT2.toLowerCase().replace(/^0x0+/, '');

const [NOT_STARTED, TOKENS_MISSING] = ['AuctionNotStarted', 'TokensNotReceived'].map(
  (name) => auctionInterface.getError(name)?.selector,
);

/** Of permits for another hook than its own, an auction takes none. */
export class OtherHook extends UnexpectedAnswer {
  constructor(auction: WalletAddress, { hook, ownHook }: Readonly<Record<'hook' | 'ownHook', WalletAddress>>) {
    super(`the auction ${auction} asks the validation hook ${ownHook}, and the configured one is ${hook}`);
  }
}

export class EvmAuctionContracts implements AuctionContracts {
  readonly #rpc: ChainRpc;
  readonly #multicall: WalletAddress;
  /** Code does not change. */
  readonly #spenders = new Map<WalletAddress, WalletAddress>();

  constructor(rpc: ChainRpc, chainId: number) {
    this.#rpc = rpc;
    this.#multicall = multicallOn(chainId);
  }

  async state({ auction, hook }: Auction): Promise<AuctionState> {
    const read = this.#rpc.read(async (ask) => {
      const spender = this.#spenders.get(auction) ?? (await spenderOf(ask, auction));
      return { ...(await readState(ask, { auction, hook }, this.#multicall)), spender };
    });
    const state = await orChainUnavailable(read);
    this.#spenders.set(auction, state.spender);
    return state;
  }

  async hookOf(auction: WalletAddress): Promise<WalletAddress | undefined> {
    const calldata = auctionInterface.encodeFunctionData('validationHook');
    const read = this.#rpc.read(async (ask) =>
      (await codeOf(ask, auction)) === '0x' ? undefined : readAddress(await viewWord(ask, auction, calldata)),
    );
    return await orChainUnavailable(read);
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
async function readState(
  ask: Ask,
  { auction, hook }: Auction,
  multicall: WalletAddress,
): Promise<Omit<AuctionState, 'spender'>> {
  const view = (name: string, of = auction) => viewWord(ask, of, auctionInterface.encodeFunctionData(name));
  const [
    block,
    start,
    end,
    claim,
    currency,
    token,
    totalSupply,
    tickSpacing,
    floorPrice,
    maxBidPrice,
    required,
    progress,
    ownHook,
  ] = await Promise.all([
    ask('eth_blockNumber', []).then((answer) => parse(Count, answer, 'block number')),
    view('startBlock'),
    view('endBlock'),
    view('claimBlock'),
    view('currency').then(readAddress),
    view('token').then(readAddress),
    view('totalSupply'),
    view('tickSpacing'),
    view('floorPrice'),
    view('MAX_BID_PRICE'),
    view('requiredCurrencyRaised').catch(refusedByContract),
    afterCheckpoint(ask, auction, multicall),
    view('validationHook').then(readAddress),
  ]);
  if (ownHook !== hook) throw new OtherHook(auction, { hook, ownHook });
  if (tickSpacing === 0n) throw new UnexpectedAnswer('an auction without ticks');
  const [tokenDecimals, capLeft] = await Promise.all([view('decimals', token), capLeftOf(ask, { auction, hook })]);
  return {
    ...{ block, startBlock: blockOf(start), endBlock: blockOf(end), claimBlock: blockOf(claim) },
    ...{ currency, token, tokenDecimals: Number(tokenDecimals) },
    ...{ totalSupply, tickSpacing, floorPrice, maxBidPrice, required, capLeft, ...progress },
    clearingPrice: progress.clearingPrice > floorPrice ? progress.clearingPrice : floorPrice,
  };
}

async function capLeftOf(ask: Ask, { auction, hook }: Auction): Promise<bigint> {
  const [cap, committed] = await Promise.all(
    ['totalCap', 'totalCommitted'].map((name) =>
      viewWord(ask, hook, permitHookInterface.encodeFunctionData(name, [auction])),
    ) as [Promise<bigint>, Promise<bigint>],
  );
  return cap > committed ? cap - committed : 0n;
}

const AFTER_CHECKPOINT = ['checkpoint', 'isGraduated', 'currencyRaised'] as const;

/**
 * The auction's own views are those of the last checkpoint, which may be long ago. In one call that is not sent, one is made first;
 * before the start, or without its tokens, it fails, and changes nothing.
 */
async function afterCheckpoint(ask: Ask, auction: WalletAddress, multicall: WalletAddress) {
  const calls = AFTER_CHECKPOINT.map((name) => ({ to: auction, data: auctionInterface.encodeFunctionData(name) }));
  const [made, ...views] = await aggregate(ask, multicall, calls);
  const [graduated, raised] = views.map(({ data }) => readWords(data, 1)[0]) as [bigint, bigint];
  return { ...checkpointIn(made as CallOutcome), graduated: graduated === 1n, raised };
}

/** An auction that fails otherwise than one that has not begun cannot go on. */
function checkpointIn({ isMade, data }: CallOutcome) {
  const [clearingPrice = 0n, , , issued = 0n] = isMade ? readWords(data, 6) : [];
  const isFunded = isMade || data !== TOKENS_MISSING;
  if (!isMade && isFunded && data !== NOT_STARTED) throw new UnexpectedAnswer(`an auction without a price: ${data}`);
  return { clearingPrice, issued: Number(issued), isFunded };
}

/** No getter says it: an auction that takes its currency through Permit2 has the address in its code. */
async function spenderOf(ask: Ask, auction: WalletAddress): Promise<WalletAddress> {
  return (await codeOf(ask, auction)).includes(PERMIT2_IN_CODE) ? PERMIT2 : auction;
}

const codeOf = async (ask: Ask, contract: WalletAddress): Promise<Hex> =>
  parse(Data, await ask('eth_getCode', [contract, 'latest']), 'code');

function refusedByContract(error: unknown): undefined {
  if (error instanceof RpcError && contractFailed(error)) return undefined;
  throw error;
}

function blockOf(word: bigint): number {
  if (word > BigInt(Number.MAX_SAFE_INTEGER)) throw new UnexpectedAnswer('an auction beyond the last block');
  return Number(word);
}
