import type { ListedToken } from '../../domain/chat/token-directory.ts';
import type { ChainRef } from '../../domain/chat/understanding.ts';
import { CHAIN_NAMES } from '../../domain/shared/chain.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { type Lexicon, makeLexicon } from '../language/words/lexicon.ts';
import { toWalletAddress } from '../local/address.ts';

type Row = readonly [symbol: string, name: string, decimals: number, address?: string];

const ether: Row = ['ETH', 'Ether', 18];
const stable = (usdc: string, usdt: string, dai: string): readonly Row[] => [
  ['USDC', 'USD Coin', 6, usdc],
  ['USDT', 'Tether USD', 6, usdt],
  ['DAI', 'Dai Stablecoin', 18, dai],
];
const wrapped = (address: string): Row => ['WETH', 'Wrapped Ether', 18, address];

/** Well-known tokens at their real addresses, and the coins of the chains: all that a conversation acts on. */
const ROWS: readonly (readonly [chain: ChainRef, rows: readonly Row[]])[] = [
  [
    1,
    [
      ether,
      ...stable(
        '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
        '0xdAC17F958D2ee523a2206206994597C13D831ec7',
        '0x6B175474E89094C44Da98b954EedeAC495271d0F',
      ),
      wrapped('0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'),
      ['WBTC', 'Wrapped BTC', 8, '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599'],
      ['UNI', 'Uniswap', 18, '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984'],
      ['LINK', 'ChainLink Token', 18, '0x514910771AF9Ca656af840dff83E8264EcF986CA'],
      ['AAVE', 'Aave Token', 18, '0x7Fc66500c84A76Ad7e9c93437bFc5Ac33E2DDaE9'],
    ],
  ],
  [
    10,
    [
      ether,
      ...stable(
        '0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85',
        '0x94b008aA00579c1307B0EF2c499aD98a8ce58e58',
        '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1',
      ),
      wrapped('0x4200000000000000000000000000000000000006'),
      ['OP', 'Optimism', 18, '0x4200000000000000000000000000000000000042'],
    ],
  ],
  [
    137,
    [
      ['POL', 'Polygon Ecosystem Token', 18],
      ...stable(
        '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359',
        '0xc2132D05D31c914a87C6611C10748AEb04B58e8F',
        '0x8f3Cf7ad23Cd3CaDbD9735AFf958023239c6A063',
      ),
      wrapped('0x7ceB23fD6bC0adD59E62ac25578270cFf1b9f619'),
    ],
  ],
  [
    8453,
    [
      ether,
      ...stable(
        '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
        '0xfde4C96c8593536E31F229EA8f37b2ADa2699bb2',
        '0x50c5725949A6F0c72E6C4a641F24049A917DB0Cb',
      ),
      wrapped('0x4200000000000000000000000000000000000006'),
    ],
  ],
  [
    42161,
    [
      ether,
      ...stable(
        '0xaf88d065e77c8cC2239327C5EDb3A432268e5831',
        '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9',
        '0xDA10009cBd5D07dd0CeCc66161FC93D7c9000da1',
      ),
      wrapped('0x82aF49447D8a07e3bd95BD0d56f35241523fBab1'),
      ['ARB', 'Arbitrum', 18, '0x912CE59144191C1204E64559FE8253a0e49E6548'],
    ],
  ],
  ['solana', [['SOL', 'Solana', 9]]],
  ['bitcoin', [['BTC', 'Bitcoin', 8]]],
];

export const KNOWN_TOKENS: readonly ListedToken[] = ROWS.flatMap(([chain, rows]) =>
  rows.map(([symbol, name, decimals, address]) => ({
    symbol,
    name,
    chain,
    decimals,
    ...(address !== undefined && { address: address as WalletAddress }),
  })),
);

/** What a conversation knows of the world. */
export const knownLexicon = (): Lexicon =>
  makeLexicon({
    tokens: KNOWN_TOKENS,
    chains: [
      ...Object.entries(CHAIN_NAMES).map(([id, name]) => ({ id: Number(id), name })),
      { id: 'solana', name: 'Solana' },
      { id: 'bitcoin', name: 'Bitcoin' },
    ],
    toWalletAddress,
  });
