import type { Coin } from '../../../domain/shared/chain/coins.ts';
import type { Dated } from '../../../domain/shared/dated.ts';
import type { Price } from '../../../domain/token/price.ts';

/** Prices by requested key; keys without a price are absent. */
export type Prices<K extends string = string> = ReadonlyMap<K, Dated<Price>>;

/** Every method rejects with PRICES_UNAVAILABLE when the provider cannot be read. */
export interface TokenPrices {
  /** By contract: checksummed addresses on EVM chains, base58 on Solana. Chains unknown to the provider have no prices. */
  ofTokens(chainId: number, addresses: readonly string[]): Promise<Prices>;
  /** By upper-case symbol. If several tokens share it, the one with the largest market is used. */
  ofSymbols(symbols: readonly string[]): Promise<Prices>;
  ofCoins(coins: readonly Coin[]): Promise<Prices<Coin>>;
}
