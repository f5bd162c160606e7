import { z } from 'zod';
import type { TransactionHistory } from '../../application/ports/history.ts';
import { historyUnavailable } from '../../domain/history/errors.ts';
import { directionOf, type WalletTransaction } from '../../domain/history/wallet-transaction.ts';
import { factsOfAnyChain } from '../../domain/shared/chain/any-chain.ts';
import { SUPPORTED_CHAINS } from '../../domain/shared/chain/chains.ts';
import { type Listed, oldest } from '../../domain/shared/dated.ts';
import type { Hex } from '../../domain/shared/hex.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { toWalletAddress } from '../local/address.ts';
import { countOf, eachOf } from '../local/each-of.ts';
import type { Freshness } from '../upstream/readings.ts';
import { label } from '../upstream/shapes.ts';
import { inWords, type Tuning, Upstream, type UpstreamTools } from '../upstream/upstream.ts';

/** Etherscan's API version 2, and Blockscout's compatible API. */
export type ExplorerSettings = Readonly<{
  kind: 'etherscan' | 'blockscout';
  key?: string;
  baseUrl?: string;
  tuning?: Tuning;
}>;

const EXPLORERS = {
  etherscan: { host: 'https://api.etherscan.io/v2', chain: 'chainid', allowance: { calls: 3, perMs: 1_000 } },
  blockscout: { host: 'https://api.blockscout.com/v2', chain: 'chain_id', allowance: { calls: 5, perMs: 1_000 } },
} as const;

const FRESHNESS: Freshness = { freshMs: 30_000, staleMs: 10 * 60_000, absentMs: 30_000 };
const MOST_ROWS = 1_000;

const address = z.string().transform((text, context): WalletAddress => {
  const checked = toWalletAddress(text.toLowerCase());
  if (checked !== undefined) return checked;
  context.issues.push({ code: 'custom', message: 'is not an address', input: text });
  return z.NEVER;
});
const common = {
  hash: z.string().regex(/^0x[0-9a-f]{64}$/),
  timeStamp: z.string().regex(/^\d{1,11}$/),
  from: address,
  value: z
    .string()
    .regex(/^\d{1,78}$/)
    .transform(BigInt),
};
/** Some early tokens have a symbol of 32 bytes, which explorers return as it is, or as text with its zeros. */
const symbol = z
  .string()
  .transform((text) => (/^0x[\da-f]{64}$/i.test(text) ? Buffer.from(text.slice(2), 'hex').toString() : text))
  .transform((text) => text.replace(/\0+$/, ''))
  .pipe(label(40))
  .optional()
  .catch(undefined);
/** The creation of a contract has no recipient: an empty text, or null. */
const recipient = address.or(z.literal('').transform(() => undefined)).or(z.null().transform(() => undefined));
const CoinRow = z.object({ ...common, to: recipient, isError: z.enum(['0', '1']) });
const TokenRow = z.object({ ...common, to: address, contractAddress: address, tokenSymbol: symbol });

/** An error has status 200 and a text instead of the rows; "none found" has an empty list. */
const Coins = z.object({ result: eachOf(CoinRow) });
const Tokens = z.object({ result: eachOf(TokenRow) });

const Refusal = z.object({ status: z.literal('0'), result: z.string() });
/** Rate limit messages, which contain no wait time, and how long to wait. The limit per second is the most common. */
const LIMITS = [
  [/daily rate limit/i, 15 * 60_000],
  [/rate limit/i, 1_000],
  [/too many/i, 60_000],
] as const;

function limitWaitOf(json: unknown): number | undefined {
  const { data: refusal } = Refusal.safeParse(json);
  return refusal && LIMITS.find(([text]) => text.test(refusal.result))?.[1];
}

/** Transaction history from a block explorer. */
export class ExplorerHistory implements TransactionHistory {
  readonly chainIds = SUPPORTED_CHAINS;
  readonly #upstream: Upstream;
  readonly #chain: string;

  constructor({ kind, key, baseUrl, tuning = {} }: ExplorerSettings, tools: UpstreamTools) {
    const { host, chain, allowance } = EXPLORERS[kind];
    this.#chain = chain;
    this.#upstream = new Upstream(
      {
        name: kind,
        baseUrl: baseUrl ?? host,
        allowance,
        maxBytes: 8 * 1024 * 1024,
        // One page needs ten calls, which queue for the rate limit per second.
        patienceMs: 5_000,
        totalMs: 10_000,
        ...(key !== undefined && { secretQuery: { apikey: key } }),
        ...tuning,
      },
      tools,
    );
  }

  async newest(chainId: number, wallet: WalletAddress): Promise<Listed<WalletTransaction>> {
    const [coins, tokens] = await Promise.all([
      this.#list(chainId, wallet, 'txlist', Coins),
      this.#list(chainId, wallet, 'tokentx', Tokens),
    ]).catch(inWords(historyUnavailable));
    const { items: moved = [], unread: unreadCoins = [] } = coins.value?.result ?? {};
    const { items: rows = [], unread: unreadTokens = [] } = tokens.value?.result ?? {};
    const value = [
      ...moved.map((row) => coinMovement(chainId, wallet, row)),
      ...rows.map((row, i) => tokenMovement(chainId, wallet, row, turnOf(rows, i))),
    ];
    return { value, asOf: oldest([coins, tokens], coins.asOf), ...countOf([...unreadCoins, ...unreadTokens]) };
  }

  #list<T>(chainId: number, wallet: WalletAddress, action: string, shape: z.ZodType<T>) {
    const query = {
      [this.#chain]: String(chainId),
      module: 'account',
      action,
      address: wallet,
      startblock: '0',
      endblock: 'latest',
      page: '1',
      offset: String(MOST_ROWS),
      sort: 'desc',
    };
    return this.#upstream.read({ operation: action, path: ['api'], query, limitWaitOf }, shape, FRESHNESS);
  }
}

type Token = z.output<typeof TokenRow>;

const timeOf = (seconds: string) => new Date(Number(seconds) * 1000);

function coinMovement(chainId: number, wallet: WalletAddress, row: z.output<typeof CoinRow>): WalletTransaction {
  const { to } = row;
  return {
    chainId,
    hash: row.hash as Hex,
    part: 'coin',
    direction: directionOf(wallet, row.from, to),
    from: row.from,
    ...(to !== undefined && { to }),
    value: row.value,
    symbol: factsOfAnyChain(chainId).coin,
    timestamp: timeOf(row.timeStamp),
    status: row.isError === '1' ? 'failed' : 'confirmed',
  };
}

/** Token transfers exist only in successful transactions. */
const tokenMovement = (chainId: number, wallet: WalletAddress, row: Token, turn: number): WalletTransaction => ({
  chainId,
  hash: row.hash as Hex,
  part: `${row.contractAddress}-${turn}`,
  direction: directionOf(wallet, row.from, row.to),
  from: row.from,
  to: row.to,
  value: row.value,
  token: row.contractAddress,
  ...(row.tokenSymbol !== undefined && { symbol: row.tokenSymbol }),
  timestamp: timeOf(row.timeStamp),
  status: 'confirmed',
});

/** The position of a row among the transfers of its transaction; rows of one transaction are adjacent, newest first. */
const turnOf = (rows: readonly Token[], i: number) => {
  let last = i;
  while (rows[last + 1]?.hash === rows[i]?.hash) last += 1;
  return last - i;
};
