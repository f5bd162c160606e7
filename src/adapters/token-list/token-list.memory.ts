import type { Clock } from '../../application/ports/system.ts';
import type { TokenList } from '../../application/ports/token.ts';
import type { Dated } from '../../domain/shared/dated.ts';
import type { Token } from '../../domain/token/token.ts';

/** A list held in memory, always with the current time. */
export class InMemoryTokenList implements TokenList {
  readonly #clock: Clock;
  readonly #tokens: readonly Token[];

  constructor(clock: Clock, tokens: readonly Token[]) {
    this.#clock = clock;
    this.#tokens = tokens;
  }

  async tokensOf(chainId: number): Promise<Dated<readonly Token[]>> {
    const value = this.#tokens.filter((token) => token.chainId === chainId).map((token) => ({ ...token }));
    return { value, asOf: this.#clock.now() };
  }
}
