import { z } from 'zod';
import type { TokenList } from '../../application/ports/token.ts';
import type { Listed } from '../../domain/shared/dated.ts';
import { tokenListUnavailable } from '../../domain/token/errors.ts';
import { SOLANA_CHAIN_ID, type Token } from '../../domain/token/token.ts';
import { countOf, eachOf } from '../local/each-of.ts';
import { toSolanaAddress } from '../local/solana-address.ts';
import { label } from '../upstream/shapes.ts';
import { inWords, type Tuning, Upstream, type UpstreamTools } from '../upstream/upstream.ts';
import { FRESHNESS, listedLogo, REFRESHED, withoutDuplicates } from './listed.ts';

export type JupiterSettings = Readonly<{ key?: string; baseUrl?: string; tuning?: Tuning }>;

const JupiterToken = z
  .object({
    id: z.string(),
    name: label(60),
    symbol: label(20),
    decimals: z.int().min(0).max(255),
    icon: listedLogo,
  })
  .transform(({ id, name, symbol, decimals, icon }, context): Token => {
    const address = toSolanaAddress(id);
    if (address !== undefined)
      return {
        chainId: SOLANA_CHAIN_ID,
        address,
        symbol,
        name,
        decimals,
        ...(icon !== undefined && { logoURI: icon }),
      };
    context.issues.push({ code: 'custom', message: 'is not a Solana address', input: id });
    return z.NEVER;
  });
const List = eachOf(JupiterToken)
  .refine(({ items }) => items.length > 0, 'contains no tokens')
  .transform(({ items, unread }) => ({ tokens: withoutDuplicates(items), unread }));

/** Solana's verified tokens from Jupiter's Tokens API version 2. */
export class JupiterTokenList implements TokenList {
  readonly #upstream: Upstream;

  constructor({ key, baseUrl = 'https://api.jup.ag', tuning = {} }: JupiterSettings, tools: UpstreamTools) {
    this.#upstream = new Upstream(
      {
        name: 'Jupiter',
        baseUrl,
        // The limit without a key is 30 per minute, with a free key one per second.
        allowance: { calls: key === undefined ? 25 : 50, perMs: 60_000 },
        maxBytes: 16 * 1024 * 1024,
        attemptMs: 8_000,
        totalMs: 12_000,
        ...(key !== undefined && { headers: { 'x-api-key': key } }),
        ...tuning,
      },
      tools,
    );
  }

  async tokensOf(chainId: number, refresh = false): Promise<Listed<Token>> {
    const request = { operation: 'tokens/v2/tag', path: ['tokens', 'v2', 'tag'], query: { query: 'verified' } };
    const { value, asOf } = await this.#upstream
      .read(request, List, refresh ? REFRESHED : FRESHNESS)
      .catch(inWords(tokenListUnavailable));
    if (value === undefined || chainId !== SOLANA_CHAIN_ID) return { value: [], asOf };
    return { value: value.tokens, asOf, ...countOf(value.unread) };
  }

  close(): void {
    this.#upstream.close();
  }
}
