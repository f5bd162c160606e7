import type { Dated } from '../../../domain/shared/dated.ts';
import type { Token } from '../../../domain/token/token.ts';

export interface TokenList {
  /**
   * The listed tokens of a chain, without duplicates; none for a chain that the list does not know. `refresh` asks for a newer
   * reading than usual, which is heeded only as often as the provider can bear. Rejects with TOKEN_LIST_UNAVAILABLE.
   */
  tokensOf(chainId: number, refresh?: boolean): Promise<Dated<readonly Token[]>>;
}
