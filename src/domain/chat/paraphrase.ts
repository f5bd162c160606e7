import { failure } from '../shared/failure.ts';
import type { Mention, Mentions } from './mentions.ts';
import type { OpenFrame, Slots, Understanding } from './understanding.ts';

export const paraphraseUnavailable = failure(
  'unavailable',
  'PARAPHRASE_UNAVAILABLE',
  'The language model is currently unavailable',
);

/** Characters. Longer than any sentence that the reader understands. */
export const PARAPHRASE_LENGTH = 300;

/** What may be used of a rewording by somebody else: a question, which is answered, or a request, which is only asked about. */
export type Paraphrase = Readonly<{ question: Understanding }> | Readonly<{ request: OpenFrame }>;

/** Whether somebody else may be asked what the text means: only when it was not understood, and never when it gives orders. */
export const mayBeReworded = ({ act, intent, problems, negated }: Understanding): boolean =>
  act === 'request' &&
  !negated &&
  !problems.some(({ code }) => code === 'instruction') &&
  (intent === 'unknown' || problems.some(({ code }) => code === 'not-understood'));

/**
 * A rewording may be used only when every value in it was in the original text. A request must also leave no amount or account out,
 * and the original must ask for something to be done.
 */
export function acceptParaphrase(reworded: Understanding, original: Mentions): Paraphrase | undefined {
  const { act, intent, slots, problems, negated } = reworded;
  if (act !== 'request' || intent === 'unknown' || intent === 'help' || negated || problems.length > 0)
    return undefined;
  if (original.isUnusable) return undefined;
  const named = new Set(original.named.flatMap(valuesOfMention));
  if (!valuesOfSlots(slots).every((value) => named.has(value))) return undefined;
  if (intent !== 'transfer' && intent !== 'swap') return { question: reworded };
  return original.asksToAct && !leavesOut(original.named, slots) ? { request: { intent, slots } } : undefined;
}

/** Whether what was understood is the request, and nothing is wrong with it. */
export const isSameRequest = ({ intent, slots, problems }: Understanding, request: OpenFrame): boolean =>
  intent === request.intent && problems.length === 0 && canonical(slots) === canonical(request.slots);

const canonical = (slots: Slots): string => JSON.stringify(Object.entries(slots).sort(([a], [b]) => (a < b ? -1 : 1)));

/** A value with its kind, comparable as text. */
const tagged = (kind: keyof Mention, values: readonly unknown[]): string[] =>
  values.filter((value) => value !== undefined).map((value) => JSON.stringify([kind, value]));

const valuesOfMention = ({ amount, token, chain, account, slippageBps }: Mention): string[] => [
  ...tagged('amount', [amount]),
  ...tagged('token', [token]),
  ...tagged('chain', [chain]),
  ...tagged('account', [account]),
  ...tagged('slippageBps', [slippageBps]),
];

function valuesOfSlots({ amount, relativeAmount, ...rest }: Slots): string[] {
  const { token, fromToken, toToken, fromChain, toChain, recipient, wallet, slippageBps } = rest;
  return [
    ...tagged('amount', [relativeAmount ?? (amount === undefined ? undefined : { kind: 'exact', value: amount })]),
    ...tagged('token', [token, fromToken, toToken]),
    ...tagged('chain', [fromChain, toChain]),
    ...tagged('account', [recipient, wallet]),
    ...tagged('slippageBps', [slippageBps]),
  ];
}

/** Whether the text names an amount or an account that the request does without. */
function leavesOut(named: readonly Mention[], slots: Slots): boolean {
  const used = new Set(valuesOfSlots(slots));
  const counted = named.filter(({ amount, account }) => amount !== undefined || account !== undefined);
  return counted.some((mention) => !valuesOfMention(mention).some((value) => used.has(value)));
}
