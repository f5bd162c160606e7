import { z } from 'zod';
import type { SwapProvider } from '../../application/ports/swap.ts';
import type { Failure } from '../../domain/shared/failure.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import {
  swapAmountTooLow,
  swapForbidden,
  swapNoRoute,
  swapNotFound,
  swapRefused,
  swapUnavailable,
} from '../../domain/swap/errors.ts';
import { BITCOIN_CHAIN_ID, FOREIGN_COIN } from '../../domain/swap/foreign-token.ts';
import type { SwapContractsByChain } from '../../domain/swap/quoted-step.ts';
import { type SwapOffer, type SwapOrder, type SwapProgress, toSwapStatus } from '../../domain/swap/swap.ts';
import { SOLANA_CHAIN_ID } from '../../domain/token/token.ts';
import { eachOf } from '../local/each-of.ts';
import { inWords, type Tuning, Upstream, type UpstreamTools } from '../upstream/upstream.ts';
import { RELAY_CONTRACTS } from './relay-contracts.ts';
import { Address, QuotedOffer } from './relay-quote.ts';

/** Relay's error codes and the failures they map to; the first match counts, and an unknown code means that the provider is unavailable. */
const MEANINGS: readonly (readonly [RegExp, (cause: Error, code: string) => Failure])[] = [
  [/^AMOUNT_TOO_LOW$/, (cause) => swapAmountTooLow.because(cause)],
  [
    /^(NO_QUOTES|NO_SWAP_ROUTES_FOUND|NO_INTERNAL_SWAP_ROUTES_FOUND|INSUFFICIENT_LIQUIDITY|SWAP_IMPACT_TOO_HIGH|UNSUPPORTED_ROUTE|ROUTE_TEMPORARILY_RESTRICTED)$/,
    (cause) => swapNoRoute.because(cause),
  ],
  [/^SANCTIONED_/, (cause) => swapForbidden.because(cause)],
  [
    /^(INVALID_|UNSUPPORTED_)|^(CHAIN_DISABLED|INSUFFICIENT_FUNDS|USER_RECIPIENT_MISMATCH)$/,
    (cause, reason) => swapRefused.because(cause, { reason }),
  ],
];

/** The failure for an error of Relay. Only the error code reaches the caller, not the provider's message. */
function meaningOfRefusal(code: string): Failure {
  const cause = new Error(`Relay rejected the request: ${code}`);
  const meaning = MEANINGS.find(([pattern]) => pattern.test(code))?.[1];
  return meaning === undefined ? swapUnavailable.because(cause) : meaning(cause, code);
}

const One = Address.optional().catch(undefined);
const Many = z.array(Address.nullable().catch(null)).default([]).catch([]);
const Version = z.object({ erc20Router: One, approvalProxy: One }).default({}).catch({});

const Chain = z
  .object({
    id: z.int(),
    contracts: z.object({ erc20Router: One, approvalProxy: One, v3: Version }).partial().default({}).catch({}),
    solverAddresses: Many,
    protocol: z
      .object({ v2: z.object({ depository: One }).default({}).catch({}) })
      .partial()
      .default({})
      .catch({}),
  })
  .transform(({ id, contracts, solverAddresses, protocol }) => ({
    id,
    contracts: {
      depositories: distinct([protocol.v2?.depository]),
      routers: distinct([contracts.v3?.erc20Router, contracts.erc20Router]),
      approvalProxies: distinct([contracts.v3?.approvalProxy, contracts.approvalProxy]),
      solvers: distinct(solverAddresses),
    },
  }));

/**
 * What Relay publishes of its contracts, by chain; what is not an EVM address is left out. On a chain that cannot be read no
 * contract is known, so that every quote is refused there.
 */
export const PublishedChains = z
  .object({ chains: eachOf(Chain).refine(({ items }) => items.length > 0, 'contains no chain') })
  .transform(({ chains }): SwapContractsByChain => new Map(chains.items.map(({ id, contracts }) => [id, contracts])));

const distinct = (addresses: readonly (WalletAddress | null | undefined)[]): readonly WalletAddress[] => [
  ...new Set(addresses.filter((address) => address !== undefined && address !== null)),
];

type RelaySettings = Readonly<{ baseUrl?: string; key?: string; tuning?: Tuning }>;

/** Below the documented limits: 50 quotes and 200 other calls per minute. */
const QUOTES_A_MINUTE = 45;
const LOOKS_A_MINUTE = 180;
/** The list of chains names the tokens of each. */
const MAX_BYTES = 8 * 1024 * 1024;
/** Relay's documentation asks clients to poll at most once per second. */
const PROGRESS = { freshMs: 1_000, staleMs: 0, absentMs: 1_000 };

const Refusal = z.object({ errorCode: z.string().max(100) });
const Answer = z.union([Refusal, QuotedOffer]);
const Hashes = z.array(z.string().max(200)).default([]);
const Progress = z.object({
  status: z.string().max(100),
  inTxHashes: Hashes,
  txHashes: Hashes,
  updatedAt: z.int().positive().max(8.64e15).optional(),
});

/** Relay's API: quotes version 2, status version 3. */
export class RelaySwapProvider implements SwapProvider {
  readonly contracts = RELAY_CONTRACTS;
  readonly #quotes: Upstream;
  readonly #looks: Upstream;

  constructor({ baseUrl = 'https://api.relay.link', key, tuning = {} }: RelaySettings, tools: UpstreamTools) {
    const open = (name: string, calls: number) =>
      new Upstream(
        {
          name,
          baseUrl,
          allowance: { calls, perMs: 60_000 },
          maxBytes: MAX_BYTES,
          ...(key !== undefined && { headers: { 'x-api-key': key } }),
          ...tuning,
        },
        tools,
      );
    this.#quotes = open('Relay quotes', QUOTES_A_MINUTE);
    this.#looks = open('Relay', LOOKS_A_MINUTE);
  }

  async offer(order: SwapOrder): Promise<SwapOffer> {
    const request = { operation: 'quote', path: ['quote', 'v2'], body: bodyOf(order), explainedOn: [400] };
    const { value } = await this.#quotes.ask(request, Answer).catch(inWords(swapUnavailable));
    if (value === undefined) throw swapUnavailable();
    if ('errorCode' in value) throw meaningOfRefusal(value.errorCode);
    return value;
  }

  async progress(requestId: string): Promise<SwapProgress> {
    const request = {
      operation: 'status',
      path: ['intents', 'status', 'v3'],
      query: { requestId },
      absentOn: [400, 404],
    };
    const { value } = await this.#looks.read(request, Progress, PROGRESS).catch(inWords(swapUnavailable));
    if (value === undefined) throw swapNotFound();
    return {
      requestId,
      status: toSwapStatus(value.status),
      inTxHashes: value.inTxHashes,
      outTxHashes: value.txHashes,
      ...(value.updatedAt !== undefined && { updatedAt: new Date(value.updatedAt) }),
    };
  }

  async publishedContracts(): Promise<SwapContractsByChain> {
    const { value } = await this.#looks
      .ask({ operation: 'chains', path: ['chains'] }, PublishedChains)
      .catch(inWords(swapUnavailable));
    if (value === undefined) throw swapUnavailable();
    return value;
  }

  close(): void {
    this.#quotes.close();
    this.#looks.close();
  }
}

/** Relay's own number of Solana; it numbers every other chain as this service does. */
const RELAY_CHAIN_IDS: ReadonlyMap<number, number> = new Map([[SOLANA_CHAIN_ID, 792703809]]);
/** How Relay names the coins of chains that are not EVM chains. */
const RELAY_COINS: ReadonlyMap<number, string> = new Map([
  [SOLANA_CHAIN_ID, '11111111111111111111111111111111'],
  [BITCOIN_CHAIN_ID, 'bc1qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqmql8k8'],
]);

const bodyOf = ({ user, recipient, from, to, amount, tradeType, slippageBps }: SwapOrder) => ({
  user,
  recipient,
  originChainId: from.chainId,
  destinationChainId: RELAY_CHAIN_IDS.get(to.chainId) ?? to.chainId,
  originCurrency: from.address,
  destinationCurrency: to.address === FOREIGN_COIN ? RELAY_COINS.get(to.chainId) : to.address,
  amount: amount.toString(),
  tradeType,
  slippageTolerance: String(slippageBps),
});
