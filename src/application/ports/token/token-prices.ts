import type { Coin } from '../../../domain/shared/chain/coins.ts';
import type { Dated } from '../../../domain/shared/dated.ts';
import type { Price } from '../../../domain/token/price.ts';

/** Prices by what was asked for; what has no price is not in it. */
export type Prices<K extends string = string> = ReadonlyMap<K, Dated<Price>>;

/** Every method rejects with PRICES_UNAVAILABLE when the provider cannot be read. */
export interface TokenPrices {
  /** By contract: checksummed addresses on EVM chains, base58 on Solana. Chains that the provider does not know have no prices. */
  ofTokens(chainId: number, addresses: readonly string[]): Promise<Prices>;
  /** By upper-case symbol: of tokens that share one, the one of the largest market. */
  ofSymbols(symbols: readonly string[]): Promise<Prices>;
  ofCoins(coins: readonly Coin[]): Promise<Prices<Coin>>;
}
