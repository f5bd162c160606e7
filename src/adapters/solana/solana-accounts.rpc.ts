import { z } from 'zod';
import type { SolanaAccounts } from '../../application/ports/portfolio.ts';
import { solanaUnavailable } from '../../domain/portfolio/errors.ts';
import type { SolanaAccount } from '../../domain/portfolio/holding.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import { type Dated, oldest } from '../../domain/shared/dated.ts';
import type { SolanaAddress } from '../../domain/shared/foreign-address.ts';
import { eachOf } from '../local/each-of.ts';
import type { Freshness } from '../upstream/readings.ts';
import { inWords, type Tuning, Upstream, type UpstreamTools } from '../upstream/upstream.ts';

export type SolanaRpcSettings = Readonly<{ url?: string; tuning?: Tuning }>;

const FRESHNESS: Freshness = { freshMs: 15_000, staleMs: 2 * 60_000, absentMs: 15_000 };
/** The original token program, and Token-2022. */
const TOKEN_PROGRAMS = ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'];
const COMMITMENT = 'confirmed';

const answer = <T>(value: z.ZodType<T>) =>
  z.object({ jsonrpc: z.literal('2.0'), result: z.object({ context: z.object({ slot: z.int() }), value }) });

/** Integers that JSON does not represent exactly are rejected. */
const Balance = answer(z.int().nonnegative().transform(BigInt));
const TokenAccount = z.object({
  account: z.object({
    data: z.object({
      parsed: z.object({
        info: z.object({
          mint: z.string(),
          tokenAmount: z.object({ amount: z.string().regex(/^\d{1,20}$/), decimals: z.int().min(0).max(255) }),
        }),
      }),
    }),
  }),
});
/** A node returns the raw bytes of an account that it cannot parse. */
const TokenAccounts = answer(eachOf(TokenAccount));

/** Reads accounts through a Solana node's JSON-RPC. */
export class SolanaRpcAccounts implements SolanaAccounts {
  readonly #upstream: Upstream;

  constructor({ url = 'https://api.mainnet-beta.solana.com', tuning = {} }: SolanaRpcSettings, tools: UpstreamTools) {
    // The public node allows 40 calls of one method in 10 seconds.
    const allowance = { calls: 36, perMs: 10_000 };
    this.#upstream = new Upstream(
      { name: 'Solana', baseUrl: url, allowance, maxBytes: 16 * 1024 * 1024, ...tuning },
      tools,
    );
  }

  async read(address: SolanaAddress): Promise<Dated<SolanaAccount>> {
    const tokensOf = (programId: string) =>
      this.#call('getTokenAccountsByOwner', [address, { programId }, { encoding: 'jsonParsed' }], TokenAccounts);
    const [balance, ...attempts] = await Promise.all([
      this.#call('getBalance', [address], Balance),
      ...TOKEN_PROGRAMS.map((programId) => attempt(tokensOf(programId))),
    ]);
    const owned = attempts.flatMap((one) => (one.known ? [one.value] : []));
    const isWhole = attempts.every((one) => one.known && one.value.value.value.unread.length === 0);
    const value = {
      lamports: balance.value.value,
      slot: balance.value.context.slot,
      tokens: sumByMint(owned.flatMap((accounts) => accounts.value.value.items)),
      ...(!isWhole && { isPartial: true as const }),
    };
    return { value, asOf: oldest([balance, ...owned], balance.asOf) };
  }

  async #call<T>(
    method: string,
    [subject, ...options]: readonly unknown[],
    shape: z.ZodType<{ result: T }>,
  ): Promise<Dated<T>> {
    const last = { ...(options.pop() as object | undefined), commitment: COMMITMENT };
    const body = { jsonrpc: '2.0', id: 1, method, params: [subject, ...options, last] };
    const { value, asOf } = await this.#upstream
      .read({ operation: method, path: [], body }, shape, FRESHNESS)
      .catch(inWords(solanaUnavailable));
    if (value === undefined) throw solanaUnavailable();
    return { value: value.result, asOf };
  }
}

/** An owner may have several accounts of one mint. */
function sumByMint(accounts: readonly z.output<typeof TokenAccount>[]): SolanaAccount['tokens'] {
  const sums = new Map<string, { mint: string; amount: bigint; decimals: number }>();
  for (const { account } of accounts) {
    const { mint, tokenAmount } = account.data.parsed.info;
    const amount = BigInt(tokenAmount.amount) + (sums.get(mint)?.amount ?? 0n);
    sums.set(mint, { mint, amount, decimals: tokenAmount.decimals });
  }
  return [...sums.values()].filter(({ amount }) => amount > 0n);
}
