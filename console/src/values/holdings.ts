import { coinOf } from './chains.ts';

type Token = Readonly<{ symbol: string; valueUSD: number | null }>;
type Chain = Readonly<{
  chainId: number;
  chainName: string;
  nativeBalance: string;
  nativeBalanceUSD: number | null;
  totalUSD: number | null;
  tokens: readonly Token[];
}>;

type Share = Readonly<{ name: string; value: number }>;

/** What each chain is worth; chains of unknown worth are left out. */
export const sharesByChain = (chains: readonly Chain[]): readonly Share[] =>
  chains.flatMap(({ chainName: name, totalUSD }) =>
    totalUSD === null || totalUSD <= 0 ? [] : [{ name, value: totalUSD }],
  );

/** The same token on several chains is one share. After the fifth, the rest is one share too. */
export function sharesByToken(chains: readonly Chain[]): readonly Share[] {
  const worth = new Map<string, number>();
  const add = (symbol: string, value: number | null) => {
    if (value !== null && value > 0) worth.set(symbol, (worth.get(symbol) ?? 0) + value);
  };
  for (const { chainId, nativeBalanceUSD, tokens } of chains) {
    add(coinOf(chainId), nativeBalanceUSD);
    for (const { symbol, valueUSD } of tokens) add(symbol, valueUSD);
  }
  const sorted = [...worth].map(([name, value]) => ({ name, value })).sort((a, b) => b.value - a.value);
  const rest = sorted.slice(LARGEST).reduce((sum, { value }) => sum + value, 0);
  return rest > 0 ? [...sorted.slice(0, LARGEST), { name: 'Others', value: rest }] : sorted;
}

const LARGEST = 5;

/** Holdings that no price is known for: the total does not contain them. */
export const withoutPrice = (chains: readonly Chain[]): number =>
  chains.reduce(
    (count, { nativeBalance, nativeBalanceUSD, tokens }) =>
      count +
      (nativeBalance !== '0' && nativeBalanceUSD === null ? 1 : 0) +
      tokens.filter(({ valueUSD }) => valueUSD === null).length,
    0,
  );
