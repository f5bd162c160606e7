import { type ChainId, SUPPORTED_CHAINS } from '../shared/chain/chains.ts';
import type { Coin } from '../shared/chain/coins.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import { SOLANA_CHAIN_ID, type Token } from './token.ts';

type Hexadecimal = `0x${string}`;

type TokenFacts = Readonly<{
  /** The result of `name()` of the issuer's own contract; some bridged copies have another name. */
  name: string;
  /** The same on every chain. */
  decimals: number;
  /** The coin for which the token is exchanged one to one. */
  wraps?: Coin;
  /** Checksummed (EIP-55), by chain. */
  addresses: Readonly<Partial<Record<ChainId, Hexadecimal>>>;
  solanaMint?: string;
}>;

/**
 * The well-known tokens by symbol. To add one, add its record here and compile: the compiler reports every table
 * without it (docs/recipes/add-a-token.md).
 */
const REGISTRY = {
  USDC: {
    name: 'USD Coin',
    decimals: 6,
    addresses: {
      1: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
      10: '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85',
      137: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359',
      8453: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
      42161: '0xaf88d065e77c8cC2239327C5EDb3A432268e5831',
    },
    solanaMint: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v',
  },
  USDT: {
    name: 'Tether USD',
    decimals: 6,
    addresses: {
      1: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
      10: '0x94b008aA00579c1307B0EF2c499aD98a8ce58e58',
      137: '0xc2132D05D31c914a87C6611C10748AEb04B58e8F',
      // Bridged.
      8453: '0xfde4C96c8593536E31F229EA8f37b2ADa2699bb2',
      42161: '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9',
    },
  },
  DAI: {
    name: 'Dai Stablecoin',
    decimals: 18,
    addresses: {
      1: '0x6B175474E89094C44Da98b954EedeAC495271d0F',
      10: '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1',
      137: '0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063',
      8453: '0x50c5725949A6F0c72E6C4a641F24049A917DB0Cb',
      42161: '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1',
    },
  },
  WETH: {
    name: 'Wrapped Ether',
    decimals: 18,
    wraps: 'ETH',
    addresses: {
      1: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
      10: '0x4200000000000000000000000000000000000006',
      137: '0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619',
      8453: '0x4200000000000000000000000000000000000006',
      42161: '0x82aF49447D8a07e3bd95BD0d56f35241523fBab1',
    },
  },
  WPOL: {
    name: 'Wrapped Polygon Ecosystem Token',
    decimals: 18,
    wraps: 'POL',
    addresses: { 137: '0x0d500B1d8E8eF31E21C99d1Db9A6444d3ADf1270' },
  },
  WBTC: {
    name: 'Wrapped BTC',
    decimals: 8,
    wraps: 'BTC',
    addresses: { 1: '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599' },
  },
  cbBTC: {
    name: 'Coinbase Wrapped BTC',
    decimals: 8,
    wraps: 'BTC',
    addresses: { 8453: '0xcbB7C0000aB88B473b1f5aFd9ef808440eed33Bf' },
  },
  UNI: { name: 'Uniswap', decimals: 18, addresses: { 1: '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984' } },
  LINK: { name: 'ChainLink Token', decimals: 18, addresses: { 1: '0x514910771AF9Ca656af840dff83E8264EcF986CA' } },
  AAVE: { name: 'Aave Token', decimals: 18, addresses: { 1: '0x7Fc66500c84A76Ad7e9c93437bFc5Ac33E2DDaE9' } },
  OP: { name: 'Optimism', decimals: 18, addresses: { 10: '0x4200000000000000000000000000000000000042' } },
  ARB: { name: 'Arbitrum', decimals: 18, addresses: { 42161: '0x912CE59144191C1204E64559FE8253a0e49E6548' } },
  WSOL: {
    name: 'Wrapped SOL',
    decimals: 9,
    wraps: 'SOL',
    addresses: {},
    solanaMint: 'So11111111111111111111111111111111111111112',
  },
} as const satisfies Readonly<Record<string, TokenFacts>>;

type Registry = typeof REGISTRY;
export type TokenSymbol = keyof Registry;

/** The tokens that have an address on the chain. */
export type SymbolOn<C extends ChainId> = {
  [S in TokenSymbol]: C extends keyof Registry[S]['addresses'] ? S : never;
}[TokenSymbol];

/** Assets with their own price: the coins, and the tokens that do not wrap a coin. */
export type Priced = Coin | { [S in TokenSymbol]: Registry[S] extends { wraps: Coin } ? never : S }[TokenSymbol];

/** A well-known token on one EVM chain. */
export type WellKnownToken = Token & Readonly<{ chainId: ChainId; symbol: TokenSymbol; address: WalletAddress }>;

const FACTS: Readonly<Record<TokenSymbol, TokenFacts>> = REGISTRY;
const SYMBOLS = Object.keys(FACTS) as readonly TokenSymbol[];

export const tokensOn = (chainId: ChainId): readonly WellKnownToken[] =>
  SYMBOLS.flatMap((symbol) => {
    const { name, decimals, addresses } = FACTS[symbol];
    const address = addresses[chainId];
    return address === undefined ? [] : [{ chainId, address: address as WalletAddress, symbol, name, decimals }];
  });

const ON_SOLANA: readonly Token[] = SYMBOLS.flatMap((symbol) => {
  const { name, decimals, solanaMint } = FACTS[symbol];
  return solanaMint === undefined ? [] : [{ chainId: SOLANA_CHAIN_ID, address: solanaMint, symbol, name, decimals }];
});

/** Every well-known token on every chain, Solana last. */
export const WELL_KNOWN_TOKENS: readonly Token[] = [...SUPPORTED_CHAINS.flatMap(tokensOn), ...ON_SOLANA];

/** The symbol that prices the token: the coin that it wraps, or its own. */
export const pricedAs = (symbol: TokenSymbol): Priced => FACTS[symbol].wraps ?? (symbol as Priced);

export const isTokenSymbol = (symbol: string): symbol is TokenSymbol => Object.hasOwn(FACTS, symbol);

/** Does not compile for a chain on which the token has no address. */
export const addressOn = <C extends ChainId>(chainId: C, symbol: SymbolOn<C>): WalletAddress =>
  FACTS[symbol].addresses[chainId] as WalletAddress;
