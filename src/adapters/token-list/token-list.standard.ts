import { z } from 'zod';
import type { TokenList } from '../../application/ports/token.ts';
import type { Listed } from '../../domain/shared/dated.ts';
import { tokenListUnavailable } from '../../domain/token/errors.ts';
import type { Token } from '../../domain/token/token.ts';
import { toWalletAddress } from '../local/address.ts';
import { countOf, eachOf } from '../local/each-of.ts';
import { label } from '../upstream/shapes.ts';
import { inWords, type Tuning, Upstream, type UpstreamTools } from '../upstream/upstream.ts';
import { FRESHNESS, listedLogo, REFRESHED, withoutDuplicates } from './listed.ts';

const ListedToken = z
  .object({
    chainId: z.int().positive(),
    address: z.string(),
    decimals: z.int().min(0).max(255),
    name: label(60),
    symbol: label(20),
    logoURI: listedLogo,
  })
  .transform(({ address: text, logoURI, ...token }, context): Token => {
    const address = toWalletAddress(text);
    if (address !== undefined) return { ...token, address, ...(logoURI !== undefined && { logoURI }) };
    context.issues.push({ code: 'custom', message: 'is not an EVM address', input: text });
    return z.NEVER;
  });

const List = z
  .object({ tokens: eachOf(ListedToken).refine(({ items }) => items.length > 0, 'contains no tokens') })
  .transform(({ tokens: { items, unread } }) => {
    const byChain = new Map<number, Token[]>();
    for (const token of withoutDuplicates(items))
      byChain.set(token.chainId, [...(byChain.get(token.chainId) ?? []), token]);
    return { byChain, unread };
  });

/** The unreadable tokens of a chain, and those that do not even name theirs. */
const unreadOn = (unread: readonly unknown[], chainId: number) =>
  unread.filter((token) => {
    const { data } = z.object({ chainId: z.int().positive() }).safeParse(token);
    return data === undefined || data.chainId === chainId;
  });

/** EVM tokens from any list in the standard schema (tokenlists.org), by its URL. */
export class StandardTokenList implements TokenList {
  readonly #upstream: Upstream;
  readonly #file: string;
  readonly #query: Readonly<Record<string, string>>;

  constructor(url: string, tools: UpstreamTools, tuning: Tuning = {}) {
    const { origin, pathname, searchParams } = new URL(url);
    const path = pathname.split('/').filter((segment) => segment !== '');
    this.#file = decodeURIComponent(path.at(-1) ?? '');
    this.#query = Object.fromEntries(searchParams);
    this.#upstream = new Upstream(
      {
        name: 'token list',
        baseUrl: [origin, ...path.slice(0, -1)].join('/'),
        allowance: { calls: 4, perMs: 60_000 },
        maxBytes: 8 * 1024 * 1024,
        attemptMs: 8_000,
        totalMs: 12_000,
        ...tuning,
      },
      tools,
    );
  }

  async tokensOf(chainId: number, refresh = false): Promise<Listed<Token>> {
    const request = { operation: 'tokens', path: this.#file === '' ? [] : [this.#file], query: this.#query };
    const { value, asOf } = await this.#upstream
      .read(request, List, refresh ? REFRESHED : FRESHNESS)
      .catch(inWords(tokenListUnavailable));
    return { value: value?.byChain.get(chainId) ?? [], asOf, ...countOf(unreadOn(value?.unread ?? [], chainId)) };
  }

  close(): void {
    this.#upstream.close();
  }
}
