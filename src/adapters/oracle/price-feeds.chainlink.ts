import type { PriceFeeds } from '../../application/ports/fee.ts';
import type { Clock } from '../../application/ports/system.ts';
import { priceUnavailable } from '../../domain/fee/errors.ts';
import { unixSeconds } from '../../domain/shared/duration.ts';
import { Failure } from '../../domain/shared/failure.ts';
import { toUsd, type Usd } from '../../domain/shared/usd.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { ChainRpc } from '../chain/rpc/chain-rpc.ts';
import { RpcError, UnexpectedAnswer } from '../chain/rpc/errors.ts';
import type { Ask } from '../chain/rpc/rpc-node.ts';
import { viewData, viewWord } from '../chain/rpc/view.ts';
import { readWords } from '../chain/rpc/wire.ts';
import type { ChainlinkFeed, ChainlinkFeeds } from './chainlink-feeds.ts';

/** `latestRoundData()` and `decimals()`. */
const LATEST_ROUND_DATA = '0xfeaf968c';
const DECIMALS = '0x313ce567';
/** A heartbeat update is a transaction, which a congested chain may delay. */
const LATE_SECONDS = 10 * 60;
/** The tolerated difference between the clocks of nodes and chains. */
const EARLY_SECONDS = 60;

/** Prices from Chainlink's aggregators on the chain to which they apply. */
export class ChainlinkPriceFeeds implements PriceFeeds {
  readonly #chains: ReadonlyMap<number, ChainRpc>;
  readonly #feeds: ReadonlyMap<number, ChainlinkFeeds>;
  readonly #clock: Clock;

  constructor(chains: ReadonlyMap<number, ChainRpc>, feeds: ReadonlyMap<number, ChainlinkFeeds>, clock: Clock) {
    this.#chains = chains;
    this.#feeds = feeds;
    this.#clock = clock;
  }

  async native(chainId: number): Promise<Usd> {
    return this.#read(chainId, this.#feeds.get(chainId)?.native);
  }

  async token(chainId: number, token: WalletAddress): Promise<Usd> {
    return this.#read(chainId, this.#feeds.get(chainId)?.tokens.get(token));
  }

  async #read(chainId: number, feed: ChainlinkFeed | undefined): Promise<Usd> {
    const rpc = this.#chains.get(chainId);
    if (rpc === undefined || feed === undefined)
      throw priceUnavailable.because(new Error(`No Chainlink feed is configured for chain ${chainId}`));
    try {
      return await rpc.read((ask) => this.#latest(ask, feed));
    } catch (error) {
      if (error instanceof RpcError || error instanceof UnexpectedAnswer || error instanceof Failure)
        throw priceUnavailable.because(error);
      throw error;
    }
  }

  async #latest(ask: Ask, { address, heartbeatSeconds }: ChainlinkFeed): Promise<Usd> {
    const [round, decimals] = await Promise.all([
      viewData(ask, address, LATEST_ROUND_DATA),
      viewWord(ask, address, DECIMALS),
    ]);
    const [, answer = 0n, , updatedAt = 0n] = readWords(round, 5);
    const now = unixSeconds(this.#clock.now());
    if (updatedAt > now + BigInt(EARLY_SECONDS) || now - updatedAt > BigInt(heartbeatSeconds + LATE_SECONDS))
      throw new UnexpectedAnswer(`the feed ${address} was last updated at ${updatedAt}`);
    const usd = toUsd(`${positive(answer)}e-${decimals}`);
    if (usd === undefined || usd === 0n) throw new UnexpectedAnswer(`the feed ${address} has no price`);
    return usd;
  }
}

/** An int256 above zero. */
function positive(word: bigint): bigint {
  if (word === 0n || word >= 1n << 255n) throw new UnexpectedAnswer('the feed’s price is not above zero');
  return word;
}
