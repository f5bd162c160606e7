import type { GlobalMarket, Sentiment } from '../../domain/market/snapshot.ts';
import type { LendingMarket } from '../../domain/oracle/dashboard.ts';
import type { BitcoinAccount, SolanaAccount } from '../../domain/portfolio/holding.ts';
import type { NftTier } from '../../domain/sale/nft-rules.ts';
import type { SaleState } from '../../domain/sale/sale-policy.ts';
import { factsOfAnyChain } from '../../domain/shared/chain/any-chain.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Token } from '../../domain/token/token.ts';
import {
  addressOn,
  isTokenSymbol,
  type Priced,
  pricedAs,
  WELL_KNOWN_TOKENS,
} from '../../domain/token/token-registry.ts';
import type { Grant } from '../chain/memory/grants.memory.ts';
import { DEVELOPMENT_ACCOUNTS } from '../local/development-accounts.ts';
import { COINGECKO_IDS } from '../market/coingecko.ts';
import type { MarketCoin } from '../market/market-data.memory.ts';
import type { SandboxRailSettings } from '../payment-rail/payment-rail.memory.ts';

/** The in-memory payment rail: vouchers over play money. The secret protects nothing of value, and is the same in every process. */
export const SANDBOX_RAIL: Omit<SandboxRailSettings, 'realm'> = {
  secretKeys: ['the sandbox has no secrets worth keeping'],
  terms: {
    method: 'sandbox',
    network: 'sandbox',
    currency: '0x20C0000000000000000000000000000000000000',
    decimals: 6,
    recipient: '0x5a1E000000000000000000000000000000000002',
  },
};

export const SANDBOX_RAIL_BALANCE = 1_000_000n * 10n ** 6n;

export const SANDBOX_MARKET: Omit<GlobalMarket, 'updatedAt'> = {
  totalMarketCapUsd: 3_412_000_000_000,
  totalVolume24hUsd: 118_000_000_000,
  marketCapChange24h: 0.8,
  dominance: { BTC: 57.2, ETH: 12.4 },
  activeCryptocurrencies: 17_250,
  markets: 1_290,
};
export const SANDBOX_SENTIMENT: Omit<Sentiment, 'updatedAt'> = { value: 52, classification: 'Neutral' };

/** An active sale, at 0.05 USD per token of 18 decimals. */
export const SANDBOX_SALE_TERMS: Omit<SaleState, 'tokensSold'> = {
  phase: 'active',
  tokensForSale: 100_000_000n * 10n ** 18n,
  price: 50_000n,
};

/**
 * An auction of 20,000 tokens from 0.05 USD on, in steps of a hundredth of it, over 20,000 blocks; eleven hours of blocks that come every
 * two seconds, so that a session outlives it when the clock is moved to its end. So few tokens that two bidders of the lowest tier raise
 * the price.
 */
export const SANDBOX_AUCTION = {
  ...{ startsIn: 0, blocks: 20_000, issuedIn: 20_000, claimsAfter: 100, isFunded: true },
  tokenDecimals: 18,
  totalSupply: 20_000n * 10n ** 18n,
  tickSpacing: 39_614_081_257_132n,
  floorPrice: 3_961_408_125_713_200n,
  required: 500n * 10n ** 6n,
};

/** NFT tiers: 250 USD with a supply of 100, 1,000 USD with a supply of 10. */
export const SANDBOX_NFT_TIERS: Readonly<Record<number, NftTier>> = {
  1: { price: 250_000_000n, supply: 100n, sold: 0n, firstTokenId: 1n },
  2: { price: 1_000_000_000n, supply: 10n, sold: 0n, firstTokenId: 101n },
};

/** The accounts that hold the sandbox's coins and tokens. */
export const SANDBOX_ACCOUNTS = DEVELOPMENT_ACCOUNTS;

/** The holdings of each account on every supported chain: native coins in wei, and whole tokens by symbol. */
export const SANDBOX_NATIVE_BALANCE = 10_000n * 10n ** 18n;
export const SANDBOX_TOKEN_BALANCES: Readonly<Record<string, bigint>> = { USDC: 1_000_000n, USDT: 1_000_000n };

type CoinRow = readonly [name: string, usd: number, swing: number, supply: number, volume24h: number];

/** Assets with a price, by market capitalization, largest first, with their market ids. */
const MARKET: Readonly<Record<Priced, CoinRow>> = {
  BTC: ['Bitcoin', 100_000, 0.8, 19_900_000, 30_000_000_000],
  ETH: ['Ethereum', 3_000, 1, 120_500_000, 15_000_000_000],
  USDT: ['Tether', 1, 0, 120_000_000_000, 60_000_000_000],
  SOL: ['Solana', 150, -1.6, 520_000_000, 3_000_000_000],
  USDC: ['USD Coin', 1, 0, 60_000_000_000, 9_000_000_000],
  LINK: ['Chainlink', 15, 1.3, 640_000_000, 400_000_000],
  DAI: ['Dai', 1, 0, 5_300_000_000, 120_000_000],
  UNI: ['Uniswap', 8, 1.7, 600_000_000, 200_000_000],
  AAVE: ['Aave', 250, -0.9, 15_000_000, 300_000_000],
  POL: ['Polygon', 0.25, -1.2, 10_000_000_000, 90_000_000],
  ARB: ['Arbitrum', 0.4, 1.9, 5_000_000_000, 150_000_000],
  OP: ['Optimism', 0.8, 0.6, 1_700_000_000, 110_000_000],
};

const coinOf = (symbol: Priced): MarketCoin => {
  const [name, usd, swing, supply, volume24h] = MARKET[symbol];
  return { id: COINGECKO_IDS[symbol], symbol, name, usd, swing, supply, volume24h };
};

/** The market of the sandbox, by market capitalization, largest first. */
export const SANDBOX_COINS: readonly MarketCoin[] = (Object.keys(MARKET) as Priced[]).map(coinOf);

/** The coin whose price a token has. */
export const sandboxCoinOf = (symbol: string): MarketCoin | undefined =>
  isTokenSymbol(symbol) ? coinOf(pricedAs(symbol)) : undefined;

/** A chain's native coin; chains outside the registry use Ether. */
export const sandboxNativeCoin = (chainId: number): MarketCoin => coinOf(factsOfAnyChain(chainId).coin);

/** Well-known tokens at their real addresses. */
export const SANDBOX_TOKENS: readonly Token[] = WELL_KNOWN_TOKENS;

/** The return value of a token's `name()`. */
export const sandboxTokenName = (chainId: number, token: string): string | undefined =>
  SANDBOX_TOKENS.find((one) => one.chainId === chainId && one.address === token)?.name;

/** Lending markets by `chainId:address` of the token. */
export const SANDBOX_LENDING: Readonly<Record<string, readonly LendingMarket[]>> = {
  [`8453:${addressOn(8453, 'USDC')}`]: [
    { project: 'sandbox-lend', chain: 'Base', supplyApy: 4.1, borrowApy: 5.6, tvlUsd: 120_000_000 },
  ],
};

/** Payments before the sandbox started, by chain: a deposit to the first account, and its transfer of a part. */
export const SANDBOX_PAST: Readonly<Record<number, readonly Grant[]>> = {
  8453: [
    {
      hash: `0x${'a'.repeat(64)}`,
      from: SANDBOX_ACCOUNTS[1] as WalletAddress,
      to: SANDBOX_ACCOUNTS[0] as WalletAddress,
      amount: 10n ** 18n,
      at: new Date('2026-01-02T10:00:00.000Z'),
    },
  ],
  1: [
    {
      hash: `0x${'b'.repeat(64)}`,
      from: SANDBOX_ACCOUNTS[0] as WalletAddress,
      to: SANDBOX_ACCOUNTS[2] as WalletAddress,
      amount: 250_000_000n,
      token: addressOn(1, 'USDC'),
      at: new Date('2026-01-03T10:00:00.000Z'),
    },
  ],
};

/** A Bitcoin address and a Solana account with balances; all others are empty. */
export const SANDBOX_BITCOIN: Readonly<Record<string, BitcoinAccount>> = {
  bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4: {
    balanceSats: 150_000n,
    pendingSats: 0n,
    utxos: [{ txid: '1'.repeat(64), vout: 0, valueSats: 150_000n, confirmed: true }],
  },
};
export const SANDBOX_SOLANA: Readonly<Record<string, SolanaAccount>> = {
  '2b1kV6DkPAnxd5ixfnxCpjxmKwqjjaYmCZfHsFu24GXo': {
    lamports: 1_500_000_000n,
    tokens: [{ mint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', amount: 2_500_000n, decimals: 6 }],
    slot: 1,
  },
};
