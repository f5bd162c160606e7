import type { WalletTransaction } from '../../domain/history/wallet-transaction.ts';
import type { GlobalMarket, Sentiment } from '../../domain/market/snapshot.ts';
import type { LendingMarket } from '../../domain/oracle/dashboard.ts';
import type { BitcoinAccount, SolanaAccount } from '../../domain/portfolio/accounts.ts';
import type { NftTier } from '../../domain/sale/authorize-nft.ts';
import type { SaleState } from '../../domain/sale/sale-state.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { SOLANA_CHAIN_ID, type Token } from '../../domain/token/token.ts';
import type { MarketCoin } from '../market/market-data.memory.ts';
import type { SandboxRailSettings } from '../payment-rail/payment-rail.memory.ts';

/** How machines pay here: vouchers over play money. The key protects nothing of value, and is the same in every process. */
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

/** Active, at 0.05 USD a token of 18 decimals. */
export const SANDBOX_SALE_TERMS: Omit<SaleState, 'tokensSold'> = {
  phase: 'active',
  tokensForSale: 100_000_000n * 10n ** 18n,
  price: 50_000n,
};

/** 250 USD for one of a hundred, 1,000 USD for one of ten. */
export const SANDBOX_NFT_TIERS: Readonly<Record<number, NftTier>> = {
  1: { price: 250_000_000n, supply: 100n, sold: 0n },
  2: { price: 1_000_000_000n, supply: 10n, sold: 0n },
};

/** The accounts of the development mnemonic "test test test test test test test test test test test junk", in their order. */
export const SANDBOX_ACCOUNTS: readonly WalletAddress[] = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC',
  '0x90F79bf6EB2c4f870365E785982E1f101E93b906',
  '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65',
  '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc',
  '0x976EA74026E726554dB657fA54763abd0C3a0aa9',
  '0x14dC79964da2C08b23698B3D3cc7Ca32193d9955',
  '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f',
  '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720',
].map((address) => address as WalletAddress);

/** What each of the accounts holds on every supported chain: native coins in wei, and whole tokens by symbol. */
export const SANDBOX_NATIVE_BALANCE = 10_000n * 10n ** 18n;
export const SANDBOX_TOKEN_BALANCES: Readonly<Record<string, bigint>> = { USDC: 1_000_000n, USDT: 1_000_000n };

const coin = ([id, symbol, name, usd, change24h, supply, volume24h]: readonly [
  string,
  string,
  string,
  number,
  number,
  number,
  number,
]): MarketCoin => ({ id, symbol, name, usd, change24h, supply, volume24h });

/** The market of the sandbox, largest first. */
export const SANDBOX_COINS: readonly MarketCoin[] = (
  [
    ['bitcoin', 'BTC', 'Bitcoin', 100_000, 0.5, 19_900_000, 30_000_000_000],
    ['ethereum', 'ETH', 'Ethereum', 3_000, 1.2, 120_500_000, 15_000_000_000],
    ['tether', 'USDT', 'Tether', 1, 0.01, 120_000_000_000, 60_000_000_000],
    ['solana', 'SOL', 'Solana', 150, -2.1, 520_000_000, 3_000_000_000],
    ['usd-coin', 'USDC', 'USD Coin', 1, 0, 60_000_000_000, 9_000_000_000],
    ['chainlink', 'LINK', 'Chainlink', 15, 0.8, 640_000_000, 400_000_000],
    ['dai', 'DAI', 'Dai', 1, -0.02, 5_300_000_000, 120_000_000],
    ['uniswap', 'UNI', 'Uniswap', 8, 1.9, 600_000_000, 200_000_000],
    ['aave', 'AAVE', 'Aave', 250, -0.7, 15_000_000, 300_000_000],
    ['polygon-ecosystem-token', 'POL', 'Polygon', 0.25, -1.4, 10_000_000_000, 90_000_000],
    ['arbitrum', 'ARB', 'Arbitrum', 0.4, 2.6, 5_000_000_000, 150_000_000],
    ['optimism', 'OP', 'Optimism', 0.8, 0.3, 1_700_000_000, 110_000_000],
  ] as const
).map(coin);

/** Symbols of tokens that stand for one of the coins. */
const WRAPPED: Readonly<Record<string, string>> = { WETH: 'ETH', WBTC: 'BTC', cbBTC: 'BTC', WPOL: 'POL', WSOL: 'SOL' };

/** The coin that a token is worth as much as. */
export const sandboxCoinOf = (symbol: string): MarketCoin | undefined =>
  SANDBOX_COINS.find((one) => one.symbol === (WRAPPED[symbol] ?? symbol));

type TokenRow = readonly [symbol: string, name: string, decimals: number, address: string];

const usd = (usdc: string, usdt: string): readonly TokenRow[] => [
  ['USDC', 'USD Coin', 6, usdc],
  ['USDT', 'Tether USD', 6, usdt],
];
const weth = (address: string): TokenRow => ['WETH', 'Wrapped Ether', 18, address];

const TOKEN_ROWS: Readonly<Record<number, readonly TokenRow[]>> = {
  1: [
    ...usd('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', '0xdAC17F958D2ee523a2206206994597C13D831ec7'),
    weth('0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'),
    ['DAI', 'Dai Stablecoin', 18, '0x6B175474E89094C44Da98b954EedeAC495271d0F'],
    ['WBTC', 'Wrapped BTC', 8, '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599'],
    ['UNI', 'Uniswap', 18, '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'],
    ['LINK', 'ChainLink Token', 18, '0x514910771AF9Ca656af840dff83E8264EcF986CA'],
    ['AAVE', 'Aave', 18, '0x7Fc66500c84A76Ad7e9c93437bFc5Ac33E2DDaE9'],
  ],
  10: [
    ...usd('0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85', '0x94b008aA00579c1307B0EF2c499aD98a8ce58e58'),
    weth('0x4200000000000000000000000000000000000006'),
    ['OP', 'Optimism', 18, '0x4200000000000000000000000000000000000042'],
  ],
  137: [
    ...usd('0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359', '0xc2132D05D31c914a87C6611C10748AEb04B58e8F'),
    weth('0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619'),
    ['WPOL', 'Wrapped Polygon Ecosystem Token', 18, '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270'],
  ],
  8453: [
    ...usd('0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913', '0xfde4C96c8593536E31F229EA8f37b2ADa2699bb2'),
    weth('0x4200000000000000000000000000000000000006'),
    ['cbBTC', 'Coinbase Wrapped BTC', 8, '0xcbB7C0000aB88B473b1f5aFd9ef808440eed33Bf'],
  ],
  42161: [
    ...usd('0xaf88d065e77c8cC2239327C5EDb3A432268e5831', '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9'),
    weth('0x82aF49447D8a07e3bd95BD0d56f35241523fBab1'),
    ['ARB', 'Arbitrum', 18, '0x912CE59144191C1204E64559FE8253a0e49E6548'],
  ],
  [SOLANA_CHAIN_ID]: [
    ['USDC', 'USD Coin', 6, 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'],
    ['WSOL', 'Wrapped SOL', 9, 'So11111111111111111111111111111111111111112'],
  ],
};

/** Well-known tokens at their real addresses. */
export const SANDBOX_TOKENS: readonly Token[] = Object.entries(TOKEN_ROWS).flatMap(([chainId, rows]) =>
  rows.map(([symbol, name, decimals, address]) => ({ chainId: Number(chainId), address, symbol, name, decimals })),
);

/** The name that a token gives itself. */
export const sandboxTokenName = (chainId: number, token: string): string | undefined =>
  SANDBOX_TOKENS.find((one) => one.chainId === chainId && one.address === token)?.name;

/** Lending markets by `chainId:address` of the token. */
export const SANDBOX_LENDING: Readonly<Record<string, readonly LendingMarket[]>> = {
  '8453:0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913': [
    { project: 'sandbox-lend', chain: 'Base', supplyApy: 4.1, borrowApy: 5.6, tvlUsd: 120_000_000 },
  ],
};

/** What moved before the sandbox began: a deposit to the first account, and what it passed on. */
export const SANDBOX_MOVEMENTS: readonly Omit<WalletTransaction, 'direction'>[] = [
  {
    chainId: 8453,
    hash: `0x${'a'.repeat(64)}`,
    part: 'coin',
    from: SANDBOX_ACCOUNTS[1] as WalletAddress,
    to: SANDBOX_ACCOUNTS[0] as WalletAddress,
    value: 10n ** 18n,
    symbol: 'ETH',
    timestamp: new Date('2026-01-02T10:00:00.000Z'),
    status: 'confirmed',
  },
  {
    chainId: 1,
    hash: `0x${'b'.repeat(64)}`,
    part: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48-0',
    from: SANDBOX_ACCOUNTS[0] as WalletAddress,
    to: SANDBOX_ACCOUNTS[2] as WalletAddress,
    value: 250_000_000n,
    token: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48' as WalletAddress,
    symbol: 'USDC',
    timestamp: new Date('2026-01-03T10:00:00.000Z'),
    status: 'confirmed',
  },
];

/** A Bitcoin address and a Solana account that hold something; every other one holds nothing. */
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
