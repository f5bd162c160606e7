import { z } from 'zod';
import type { Hex } from '../../domain/shared/hex.ts';
import { withoutUndefined } from '../../domain/shared/without-undefined.ts';
import type { QuotedStep } from '../../domain/swap/quoted-step.ts';
import type { SwapOffer } from '../../domain/swap/swap.ts';
import { toWalletAddress } from '../local/address.ts';
import { moveOf } from './swap-calls.ts';

export const Address = z.string().transform((text, context) => {
  const address = toWalletAddress(text);
  if (address !== undefined) return address;
  context.issues.push({ code: 'custom', message: 'is not an address', input: text });
  return z.NEVER;
});
const Units = z.union([z.string().regex(/^[0-9]{1,78}$/), z.int().nonnegative()]).transform(BigInt);

/** Wallets decide the gas themselves; a quote that names its price is held to it. */
const Gas = { gas: Units, maxFeePerGas: Units, maxPriorityFeePerGas: Units, gasPrice: Units, nonce: Units };
const Transaction = z
  .object({
    from: Address,
    to: Address,
    data: z
      .string()
      .regex(/^0x([0-9a-fA-F]{2})*$/)
      .transform((digits) => digits.toLowerCase() as Hex),
    value: Units,
    chainId: z.int(),
    ...z.object(Gas).partial().shape,
  })
  .catchall(z.unknown());

/** The status of a step is only ever read from the provider itself. */
const Check = z.object({ endpoint: z.string().regex(/^\/intents\/status(\/|\?)/) });
const named = {
  id: z.string().max(100),
  requestId: z.string().max(200).optional().catch(undefined),
  depositAddress: z.string().optional(),
};
const Step = z.discriminatedUnion('kind', [
  z.object({
    ...named,
    kind: z.literal('transaction'),
    items: z.array(z.object({ data: Transaction, check: Check.optional() })).min(1),
  }),
  z.object({ ...named, kind: z.literal('signature'), items: z.array(z.unknown()) }),
]);
const Currency = z.object({ amount: Units });
const Details = z.object({
  currencyIn: Currency,
  currencyOut: Currency,
  recipient: z.string().max(200).optional(),
  /** Seconds. */
  timeEstimate: z.number().min(0).max(86_400).optional().catch(undefined),
});
/** Only what is checked or read; the quote itself is handed on as it came. */
const Quote = z.object({ steps: z.array(Step).min(1), details: Details });

/** The JSON of a quote, beside what it asks the wallet to do. */
export const QuotedOffer = z.record(z.string(), z.unknown()).transform((quote, context): SwapOffer => {
  const parsed = Quote.safeParse(quote);
  if (!parsed.success) {
    context.issues.push(...parsed.error.issues.map((issue) => ({ ...issue, code: 'custom' as const, input: quote })));
    return z.NEVER;
  }
  const { steps, details } = parsed.data;
  const { currencyIn, currencyOut, recipient, timeEstimate: seconds } = details;
  const requestId = steps.findLast((step) => step.requestId !== undefined)?.requestId;
  return {
    quote,
    steps: steps.flatMap(stepsOf),
    amounts: { paid: currencyIn.amount, got: currencyOut.amount },
    recipient: recipient === undefined ? undefined : (toWalletAddress(recipient) ?? recipient),
    route: withoutUndefined({ requestId, seconds }),
  };
});

function stepsOf(step: z.infer<typeof Step>): readonly QuotedStep[] {
  const { id, depositAddress = '' } = step;
  if (step.kind === 'signature') return [{ kind: 'signature', id }];
  const transactions = step.items.map(({ data }) => transactionOf(id, data));
  return depositAddress === '' ? transactions : [{ kind: 'deposit-address', id }, ...transactions];
}

function transactionOf(id: string, transaction: z.infer<typeof Transaction>): QuotedStep {
  const { from, to, data, value, chainId, gas, maxFeePerGas, gasPrice, maxPriorityFeePerGas, nonce, ...rest } =
    transaction;
  const price = [maxFeePerGas, gasPrice, maxPriorityFeePerGas].reduce<bigint>(higher, 0n);
  return {
    kind: 'transaction',
    id,
    from,
    call: { chainId, to, data, value },
    move: moveOf({ data }),
    gasCost: gas === undefined ? undefined : gas * price,
    unknownFields: Object.keys(rest),
  };
}

const higher = (one: bigint, other: bigint | undefined): bigint => (other !== undefined && other > one ? other : one);
