import { failure } from '../shared/failure.ts';
import type { Mention, Mentions } from './mentions.ts';
import type { OpenFrame, Slots, Understanding } from './understanding.ts';

export const paraphraseUnavailable = failure(
  'unavailable',
  'PARAPHRASE_UNAVAILABLE',
  'The language model is currently unavailable',
  {
    cause: 'The language model that rewords messages did not respond.',
    remedy: 'Nothing needs to be done: the chat answers without the language model.',
  },
);

/** Characters. Longer than any sentence that the parser understands. */
export const PARAPHRASE_LENGTH = 300;

/** What is accepted from a paraphrase: a question is answered; a request is only offered back to the user for confirmation. */
export type Paraphrase = Readonly<{ question: Understanding }> | Readonly<{ request: OpenFrame }>;

/** Whether the text may be sent to the language model: it was not understood, and contains no instructions to the assistant. */
export const mayBeReworded = ({ act, intent, problems, negated }: Understanding): boolean =>
  act === 'request' &&
  !negated &&
  !problems.some(({ code }) => code === 'instruction') &&
  (intent === 'unknown' || problems.some(({ code }) => code === 'not-understood'));

/**
 * Accepts a paraphrase only if every value in it occurs in the original text. A request must also keep every amount and
 * account, and the original must ask for an action.
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

/** Whether the understanding equals the request and has no problems. */
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

/** Whether the text contains an amount or an account that the request does not use. */
function leavesOut(named: readonly Mention[], slots: Slots): boolean {
  const used = new Set(valuesOfSlots(slots));
  const counted = named.filter(({ amount, account }) => amount !== undefined || account !== undefined);
  return counted.some((mention) => !valuesOfMention(mention).some((value) => used.has(value)));
}
