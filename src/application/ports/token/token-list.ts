import type { Listed } from '../../../domain/shared/dated.ts';
import type { Token } from '../../../domain/token/token.ts';

export interface TokenList {
  /**
   * The listed tokens of a chain, without duplicates; empty for a chain that is not in the list. `refresh` requests
   * newer data than usual; it has an effect only as often as the provider's limit allows. Rejects with
   * TOKEN_LIST_UNAVAILABLE.
   */
  tokensOf(chainId: number, refresh?: boolean): Promise<Listed<Token>>;
}
