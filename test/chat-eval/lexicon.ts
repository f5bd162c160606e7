import { getAddress } from 'ethers';
import { makeLexicon } from '../../src/adapters/language/text/lexicon.ts';
import type { ListedToken } from '../../src/domain/chat/token-directory.ts';
import type { WalletAddress } from '../../src/domain/shared/wallet-address.ts';

const EVM = [1, 137, 42161, 8453, 10] as const;
const address = (text: string) => getAddress(text) as WalletAddress;

const onMainnet: Readonly<Record<string, string>> = {
  USDC: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  USDT: '0xdAC17F958D2ee523a2206206994597C13D831ec7',
  DAI: '0x6B175474E89094C44Da98b954EedeAC495271d0F',
  LINK: '0x514910771AF9Ca656af840dff83E8264EcF986CA',
};

const EVERYWHERE: readonly (readonly [symbol: string, name: string, decimals: number])[] = [
  ['USDC', 'USD Coin', 6],
  ['USDT', 'Tether USD', 6],
  ['DAI', 'Dai Stablecoin', 18],
  ['LINK', 'ChainLink Token', 18],
  ['UNI', 'Uniswap', 18],
  ['AAVE', 'Aave Token', 18],
  ['WBTC', 'Wrapped BTC', 8],
  ['WETH', 'Wrapped Ether', 18],
  ['PEPE', 'Pepe', 18],
];

const COINS: readonly ListedToken[] = [
  ...([1, 42161, 8453, 10, 137] as const).map((chain) => ({ symbol: 'ETH', name: 'Ether', chain, decimals: 18 })),
  { symbol: 'POL', name: 'Polygon Ecosystem Token', chain: 137, decimals: 18 },
  { symbol: 'ARB', name: 'Arbitrum', chain: 42161, decimals: 18 },
  { symbol: 'OP', name: 'Optimism', chain: 10, decimals: 18 },
  { symbol: 'SOL', name: 'Solana', chain: 'solana', decimals: 9 },
  { symbol: 'USDC', name: 'USD Coin', chain: 'solana', decimals: 6 },
  { symbol: 'BTC', name: 'Bitcoin', chain: 'bitcoin', decimals: 8 },
];

/** A true checksum wherever the case is mixed; one case alone makes no claim. */
export function toWalletAddress(text: string): WalletAddress | undefined {
  try {
    return address(text);
  } catch {
    return undefined;
  }
}

/** The tokens and chains that the labels speak of. */
export const EVAL_LEXICON = makeLexicon({
  tokens: [
    ...COINS,
    ...EVERYWHERE.flatMap(([symbol, name, decimals]) =>
      EVM.map((chain): ListedToken => {
        const known = chain === 1 ? onMainnet[symbol] : undefined;
        return { symbol, name, chain, decimals, ...(known === undefined ? {} : { address: address(known) }) };
      }),
    ),
  ],
  chains: [
    { id: 1, name: 'Ethereum' },
    { id: 137, name: 'Polygon' },
    { id: 42161, name: 'Arbitrum' },
    { id: 8453, name: 'Base' },
    { id: 10, name: 'Optimism' },
    { id: 'solana', name: 'Solana' },
    { id: 'bitcoin', name: 'Bitcoin' },
  ],
  toWalletAddress,
});
