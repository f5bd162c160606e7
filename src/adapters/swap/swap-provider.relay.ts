import { z } from 'zod';
import type { SwapProvider } from '../../application/ports/swap/swap-provider.ts';
import type { ContractCall } from '../../domain/paymaster/sponsor-policy.ts';
import type { Hex } from '../../domain/shared/hex.ts';
import { swapNotFound, swapUnavailable } from '../../domain/swap/errors.ts';
import { type SwapOffer, type SwapOrder, type SwapProgress, toSwapStatus } from '../../domain/swap/swap.ts';
import { toWalletAddress } from '../local/address.ts';
import { inWords, type Tuning, Upstream, type UpstreamTools } from '../upstream/upstream.ts';
import { meaningOfRefusal } from './relay-refusals.ts';

export type RelaySettings = Readonly<{ baseUrl?: string; key?: string; tuning?: Tuning }>;

/** Below the documented limits: 50 quotes and 200 other calls per minute. */
const QUOTES_A_MINUTE = 45;
const LOOKS_A_MINUTE = 180;
/** Relay's documentation asks clients to poll at most once per second. */
const PROGRESS = { freshMs: 1_000, staleMs: 0, absentMs: 1_000 };

const Address = z.string().transform((text, context) => {
  const address = toWalletAddress(text);
  if (address !== undefined) return address;
  context.issues.push({ code: 'custom', message: 'is not an address', input: text });
  return z.NEVER;
});
const Transaction = z.object({
  from: Address,
  to: Address,
  data: z
    .string()
    .regex(/^0x([0-9a-fA-F]{2})*$/)
    .transform((digits) => digits.toLowerCase() as Hex),
  value: z
    .string()
    .regex(/^[0-9]{1,78}$/)
    .transform(BigInt),
  chainId: z.int(),
});
const Currency = z.object({
  amount: z
    .string()
    .regex(/^[0-9]{1,78}$/)
    .transform(BigInt),
});
const Details = z.object({ currencyIn: Currency, currencyOut: Currency });
/** Only the fields that are checked or read; the quote itself is passed on unchanged. */
const Quote = z.object({
  steps: z
    .array(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('transaction'), items: z.array(z.object({ data: Transaction })).min(1) }),
        z.object({ kind: z.literal('signature'), items: z.array(z.unknown()) }),
      ]),
    )
    .min(1),
  details: Details.optional().catch(undefined),
});
const Refusal = z.object({ errorCode: z.string().max(100) });
const Answer = z.union([
  Refusal,
  z.record(z.string(), z.unknown()).transform((quote, context) => {
    const parsed = Quote.safeParse(quote);
    if (parsed.success) return { quote, steps: parsed.data.steps, details: parsed.data.details };
    context.issues.push(...parsed.error.issues.map((issue) => ({ ...issue, code: 'custom' as const, input: quote })));
    return z.NEVER;
  }),
]);
const Hashes = z.array(z.string().max(200)).default([]);
const Progress = z.object({
  status: z.string().max(100),
  inTxHashes: Hashes,
  txHashes: Hashes,
  updatedAt: z.int().positive().max(8.64e15).optional(),
});

/** Relay's API: quotes version 2, status version 3. */
export class RelaySwapProvider implements SwapProvider {
  readonly #quotes: Upstream;
  readonly #looks: Upstream;

  constructor({ baseUrl = 'https://api.relay.link', key, tuning = {} }: RelaySettings, tools: UpstreamTools) {
    const open = (name: string, calls: number) =>
      new Upstream(
        {
          name,
          baseUrl,
          allowance: { calls, perMs: 60_000 },
          ...(key !== undefined && { headers: { 'x-api-key': key } }),
          ...tuning,
        },
        tools,
      );
    this.#quotes = open('Relay quotes', QUOTES_A_MINUTE);
    this.#looks = open('Relay', LOOKS_A_MINUTE);
  }

  async offer(order: SwapOrder): Promise<SwapOffer> {
    const request = { path: ['quote', 'v2'], body: bodyOf(order), explainedOn: [400] };
    const { value } = await this.#quotes.ask(request, Answer).catch(inWords(swapUnavailable));
    if (value === undefined) throw swapUnavailable();
    if ('errorCode' in value) throw meaningOfRefusal(value.errorCode);
    const transactions = value.steps.flatMap((step) =>
      step.kind === 'transaction' ? step.items.map(({ data }) => data) : [],
    );
    const foreign = transactions.find(({ from, chainId }) => from !== order.user || chainId !== order.from.chainId);
    if (foreign !== undefined)
      throw swapUnavailable.because(
        new Error(`Relay's quote has a transaction of ${foreign.from} on ${foreign.chainId}`),
      );
    const calls: readonly ContractCall[] = transactions.map(({ from, ...call }) => call);
    const { details } = value;
    return {
      quote: value.quote,
      calls,
      ...(details && { amounts: { paid: details.currencyIn.amount, got: details.currencyOut.amount } }),
    };
  }

  async progress(requestId: string): Promise<SwapProgress> {
    const request = { path: ['intents', 'status', 'v3'], query: { requestId }, absentOn: [400, 404] };
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

  close(): void {
    this.#quotes.close();
    this.#looks.close();
  }
}

const bodyOf = ({ user, from, to, amount, tradeType, slippageBps }: SwapOrder) => ({
  user,
  recipient: user,
  originChainId: from.chainId,
  destinationChainId: to.chainId,
  originCurrency: from.address,
  destinationCurrency: to.address,
  amount: amount.toString(),
  tradeType,
  slippageTolerance: String(slippageBps),
});
