import type { Coin } from '../../domain/shared/chain/coins.ts';
import type { Dated, Listed } from '../../domain/shared/dated.ts';
import type { Price, Token } from '../../domain/token/token.ts';

export interface TokenList {
  /**
   * The listed tokens of a chain, without duplicates; empty for a chain that is not in the list. `refresh` requests
   * newer data than usual; it has an effect only as often as the provider's limit allows. Rejects with
   * TOKEN_LIST_UNAVAILABLE.
   */
  tokensOf(chainId: number, refresh?: boolean): Promise<Listed<Token>>;
}

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
