import type { PaymentToken } from '../shared/payment-token.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';

type Coins = readonly [PaymentToken, ...PaymentToken[]];

const coins = (usdc: string, usdt: string): Coins => [
  { address: usdc as WalletAddress, symbol: 'USDC', decimals: 6 },
  { address: usdt as WalletAddress, symbol: 'USDT', decimals: 6 },
];

/** The issuers' own dollar tokens on each supported chain; on Base USDT is the bridge's. */
const STABLECOINS: Readonly<Record<number, Coins>> = {
  1: coins('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', '0xdAC17F958D2ee523a2206206994597C13D831ec7'),
  10: coins('0x0b2C639c533813f4Aa9D7837CAf62653d097Ff85', '0x94b008aA00579c1307B0EF2c499aD98a8ce58e58'),
  137: coins('0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359', '0xc2132D05D31c914a87C6611C10748AEb04B58e8F'),
  8453: coins('0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913', '0xfde4C96c8593536E31F229EA8f37b2ADa2699bb2'),
  42161: coins('0xaf88d065e77c8cC2239327C5EDb3A432268e5831', '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9'),
};

/** What fees may be paid in: the stablecoins of every supported chain, and the sale's payment tokens on its own. */
export function feeTokens(saleChainId: number, saleTokens: Coins): ReadonlyMap<number, Coins> {
  const byChain = new Map(Object.entries(STABLECOINS).map(([chainId, known]) => [Number(chainId), known]));
  const [first, ...rest] = byChain.get(saleChainId) ?? saleTokens;
  const known = new Set([first, ...rest].map(({ address }) => address));
  byChain.set(saleChainId, [first, ...rest, ...saleTokens.filter(({ address }) => !known.has(address))]);
  return byChain;
}
