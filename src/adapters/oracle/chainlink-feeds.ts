import type { DollarOn } from '../../domain/fee/stablecoins.ts';
import { type ChainId, SUPPORTED_CHAINS } from '../../domain/shared/chain/chains.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { type TokenSymbol, tokensOn } from '../../domain/token/token-registry.ts';

export type ChainlinkFeed = Readonly<{
  address: WalletAddress;
  /** The heartbeat: the feed is updated at least this often, even if its price does not change. */
  heartbeatSeconds: number;
}>;

export type ChainlinkFeeds = Readonly<{
  native: ChainlinkFeed;
  /** By token. */
  tokens: ReadonlyMap<string, ChainlinkFeed>;
}>;

const HOUR = 3_600;
const feed = (address: string, heartbeatSeconds: number): ChainlinkFeed => ({
  address: address as WalletAddress,
  heartbeatSeconds,
});
const stable = (address: string) => feed(address, 24 * HOUR);

type FeedsOn<C extends ChainId> = Readonly<{
  native: ChainlinkFeed;
  /** Undefined: there is no Chainlink feed, and CoinGecko supplies the price. */
  tokens: Readonly<Record<DollarOn<C>, ChainlinkFeed | undefined>>;
}>;

/** Chainlink's dollar feeds of the native coins and of the tokens in which fees are paid; undefined for a chain without feeds. */
const FEEDS: { readonly [C in ChainId]: FeedsOn<C> | undefined } = {
  1: {
    native: feed('0x5f4eC3Df9cbd43714FE2740f5E3616155c5b8419', HOUR),
    tokens: {
      USDC: stable('0x8fFfFfd4AfB6115b954Bd326cbe7B4BA576818f6'),
      USDT: stable('0x3E7d1eAB13ad0104d2750B8863b489D65364e32D'),
    },
  },
  10: {
    native: feed('0x13e3Ee699D1909E989722E753853AE30b17e08c5', HOUR),
    tokens: {
      USDC: stable('0x16a9FA2FDa030272Ce99B29CF780dFA30361E0f3'),
      USDT: stable('0xECef79E109e997bCA29c1c0897ec9d7b03647F5E'),
    },
  },
  137: {
    native: feed('0xAB594600376Ec9fD91F8e885dADF0CE036862dE0', HOUR),
    tokens: {
      USDC: stable('0xfE4A8cc5b5B2366C1B58Bea3858e81843581b2F7'),
      USDT: stable('0x0A6513e40db6EB1b165753AD52E80663aeA50545'),
    },
  },
  8453: {
    native: feed('0x71041dddad3595F9CEd3DcCFBe3D1F4b0a16Bb70', HOUR),
    tokens: { USDC: stable('0x7e860098F58bBFC8648a4311b374B1D669a2bc6B'), USDT: undefined },
  },
  42161: {
    native: feed('0x639Fe6ab55C921f74e7fac1ee960C0B6293ba612', 24 * HOUR),
    tokens: {
      USDC: stable('0x50834F3163758fcC1Df9973b6e91f0F0F0434aD3'),
      USDT: stable('0x3f3f5dF88dC9F13eac63DF89EC16ef6e7E25DdE7'),
    },
  },
};

function feedsOn(chainId: ChainId): readonly (readonly [number, ChainlinkFeeds])[] {
  const known = FEEDS[chainId];
  if (known === undefined) return [];
  const bySymbol: Readonly<Partial<Record<TokenSymbol, ChainlinkFeed | undefined>>> = known.tokens;
  const byAddress = tokensOn(chainId).flatMap(({ symbol, address }) => {
    const found = bySymbol[symbol];
    return found === undefined ? [] : [[address, found] as const];
  });
  return [[chainId, { native: known.native, tokens: new Map(byAddress) }]];
}

export const CHAINLINK_FEEDS: ReadonlyMap<number, ChainlinkFeeds> = new Map(SUPPORTED_CHAINS.flatMap(feedsOn));
