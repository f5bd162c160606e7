import { CHAINS } from '../../../domain/shared/chain/chains.ts';

/** What people call a token, beyond its name in the token list. Used only where the symbol is listed. */
export const TOKEN_NICKNAMES: Readonly<Record<string, string>> = {
  matic: 'POL',
  wmatic: 'WPOL',
  'wrapped matic': 'WPOL',
  'wrapped pol': 'WPOL',
  ether: 'ETH',
  ethers: 'ETH',
  eths: 'ETH',
  ethereum: 'ETH',
  etherium: 'ETH',
  etherum: 'ETH',
  bitcoin: 'BTC',
  bitcoins: 'BTC',
  xbt: 'BTC',
  tether: 'USDT',
  'usd coin': 'USDC',
  'usd coins': 'USDC',
  'usd tether': 'USDT',
  chainlink: 'LINK',
  uniswap: 'UNI',
  solana: 'SOL',
  polygon: 'POL',
  arbitrum: 'ARB',
  optimism: 'OP',
  'wrapped bitcoin': 'WBTC',
  'wrapped bitcoins': 'WBTC',
  'wrapped btc': 'WBTC',
  'wrapped ether': 'WETH',
  'wrapped ethers': 'WETH',
  'wrapped eth': 'WETH',
  'wrapped ethereum': 'WETH',
  'maker dao': 'MKR',
  lido: 'LDO',
  curve: 'CRV',
};

const MISSPELLED_ETHEREUM = ['etherum', 'etherium'];

export const CHAIN_NICKNAMES: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    Object.entries(CHAINS).map(([chainId, { name, aliases }]) => [
      chainId,
      [name.toLowerCase(), ...aliases, ...(chainId === '1' ? MISSPELLED_ETHEREUM : [])],
    ]),
  ),
  solana: ['solana', 'sol'],
  bitcoin: ['bitcoin', 'btc'],
};

/** Unsupported chains, listed so that a request for one is refused instead of losing its chain. */
export const OTHER_CHAINS: ReadonlySet<string> = new Set(
  'bsc|bnb|bnb chain|binance|binance smart chain|avalanche|avax|fantom|ftm|zksync|linea|scroll|blast|gnosis|xdai|celo|mantle|tron|near|cosmos|aptos|sui|cardano|polkadot|moonbeam|cronos|ton|starknet|zora|sepolia|goerli|holesky|berachain|hyperliquid|monad|sonic|unichain|ronin'.split(
    '|',
  ),
);

/** Full names that a chain and its token share: alone they may mean either. */
export const CHAIN_OR_TOKEN: ReadonlySet<string> = new Set(['arbitrum', 'optimism', 'polygon']);

/** Full names of networks that also name a token: behind the token of a request, they say where. */
export const CHAIN_NAMES: ReadonlySet<string> = new Set([...CHAIN_OR_TOKEN, 'ethereum']);
