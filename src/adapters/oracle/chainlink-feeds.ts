import type { WalletAddress } from '../../domain/shared/wallet-address.ts';

export type ChainlinkFeed = Readonly<{
  address: WalletAddress;
  /** The feed is written at least this often, even while its price stands still. */
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
const feeds = (native: ChainlinkFeed, tokens: Readonly<Record<string, ChainlinkFeed>>): ChainlinkFeeds => ({
  native,
  tokens: new Map(Object.entries(tokens)),
});

/** Chainlink's dollar feeds of the native coins and of the stablecoins. Base has none of USDT. */
export const CHAINLINK_FEEDS: ReadonlyMap<number, ChainlinkFeeds> = new Map([
  [
    1,
    feeds(feed('0x5f4eC3Df9cbd43714FE2740f5E3616155c5b8419', HOUR), {
      '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48': stable('0x8fFfFfd4AfB6115b954Bd326cbe7B4BA576818f6'),
      '0xdAC17F958D2ee523a2206206994597C13D831ec7': stable('0x3E7d1eAB13ad0104d2750B8863b489D65364e32D'),
    }),
  ],
  [
    10,
    feeds(feed('0x13e3Ee699D1909E989722E753853AE30b17e08c5', HOUR), {
      '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85': stable('0x16a9FA2FDa030272Ce99B29CF780dFA30361E0f3'),
      '0x94b008aA00579c1307B0EF2c499aD98a8ce58e58': stable('0xECef79E109e997bCA29c1c0897ec9d7b03647F5E'),
    }),
  ],
  [
    137,
    feeds(feed('0xAB594600376Ec9fD91F8e885dADF0CE036862dE0', HOUR), {
      '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359': stable('0xfE4A8cc5b5B2366C1B58Bea3858e81843581b2F7'),
      '0xc2132D05D31c914a87C6611C10748AEb04B58e8F': stable('0x0A6513e40db6EB1b165753AD52E80663aeA50545'),
    }),
  ],
  [
    8453,
    feeds(feed('0x71041dddad3595F9CEd3DcCFBe3D1F4b0a16Bb70', HOUR), {
      '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913': stable('0x7e860098F58bBFC8648a4311b374B1D669a2bc6B'),
    }),
  ],
  [
    42161,
    feeds(feed('0x639Fe6ab55C921f74e7fac1ee960C0B6293ba612', 24 * HOUR), {
      '0xaf88d065e77c8cC2239327C5EDb3A432268e5831': stable('0x50834F3163758fcC1Df9973b6e91f0F0F0434aD3'),
      '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9': stable('0x3f3f5dF88dC9F13eac63DF89EC16ef6e7E25DdE7'),
    }),
  ],
]);
