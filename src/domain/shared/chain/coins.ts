type CoinFacts = Readonly<{ name: string; decimals: number }>;

/** The native coins of the chains. */
export const COINS = {
  ETH: { name: 'Ether', decimals: 18 },
  POL: { name: 'Polygon Ecosystem Token', decimals: 18 },
  BTC: { name: 'Bitcoin', decimals: 8 },
  SOL: { name: 'Solana', decimals: 9 },
} as const satisfies Readonly<Record<string, CoinFacts>>;

export type Coin = keyof typeof COINS;
