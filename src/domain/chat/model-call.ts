import { failure } from '../shared/failure.ts';
import type { TokenDirectory } from './token-directory.ts';
import { understand } from './understand.ts';
import {
  type Amount,
  type ChainRef,
  INTENTS,
  type Intent,
  type SlotName,
  type Slots,
  type TokenRef,
  type Understanding,
} from './understanding.ts';
import { barIn } from './words/said.ts';

/**
 * All possible meanings of one expression: "arbitrum" is a token and a network, "1%" an amount and a slippage. An
 * ambiguous amount is `unreadable`.
 */
export type Mention = Readonly<{
  amount?: Amount | 'unreadable';
  token?: TokenRef;
  chain?: ChainRef;
  account?: string;
  slippageBps?: number;
}>;

/** The values found in a text, even when the text as a whole is not understood. */
export type Mentions = Readonly<{
  named: readonly Mention[];
  /** The text contains a quotation, or an unusable address, name or token. */
  isUnusable: boolean;
}>;

export const languageModelUnavailable = failure(
  'unavailable',
  'LANGUAGE_MODEL_UNAVAILABLE',
  'The language model is currently unavailable',
  {
    cause: 'The language model that reads unusual messages did not respond.',
    remedy: 'Nothing needs to be done: the chat answers without the language model.',
  },
);

const REQUESTS = ['transfer', 'swap'] as const;
/** Neither has an answer of its own: they are commands, or nothing. */
const NO_TOPICS: readonly Intent[] = [...REQUESTS, 'link', 'contacts', 'unknown'];

/** The intents that a model may name with each tool. A new question is a topic at once. */
export const MODEL_REQUESTS: readonly Intent[] = REQUESTS;
export const MODEL_TOPICS: readonly Intent[] = INTENTS.filter((intent) => !NO_TOPICS.includes(intent));

/** The slots that a model may fill, with words of the message, and what they hold. `receivedAmount`: the amount of a swap that counts what is received. */
const KINDS = {
  ...{ amount: 'amount', receivedAmount: 'amount', token: 'token', fromToken: 'token', toToken: 'token' },
  ...{ fromChain: 'chain', toChain: 'chain', recipient: 'account', wallet: 'account', slippageBps: 'slippageBps' },
} as const satisfies Readonly<Record<string, keyof Mention>>;
type ModelSlot = keyof typeof KINDS;
export const MODEL_SLOTS = Object.keys(KINDS) as ModelSlot[];

/** What a model called, untrusted: an intent or a passage of the documentation, and words for its slots. */
export type ModelCall = Readonly<{
  tool: 'propose_request' | 'answer_topic';
  name: string;
  slots: Readonly<Partial<Record<ModelSlot, string>>>;
}>;

/** Whether a model may be asked about the message: it was not understood, and nothing else was found out about it. */
export const isLeftOpen = ({ act, intent, problems }: Understanding): boolean =>
  act === 'request' &&
  (intent === 'unknown' || problems.length > 0) &&
  problems.every(({ code }) => code === 'not-understood');

/**
 * What may be used of a call: a question to answer, or a request to ask about. Each value must be one typed token of the message; a
 * slot whose words are not is asked for. `read` finds the tokens of a text. Undefined when nothing may be used.
 */
export function heardBy(
  { tool, name, slots: words }: ModelCall,
  message: string,
  read: (text: string) => Mentions,
  directory: TokenDirectory,
): Understanding | undefined {
  const intent = (tool === 'propose_request' ? MODEL_REQUESTS : MODEL_TOPICS).find((one) => one === name);
  const said = read(message);
  if (intent === undefined || said.isUnusable) return undefined;
  if (tool === 'propose_request' && barIn(message) !== undefined) return undefined;
  const { slots, unsure } = tokensOf(words, said, read);
  const reading = { act: 'request', intent, slots, problems: [] } as const;
  const understood = understand(reading, directory);
  if (tool === 'answer_topic') return unsure.length === 0 ? understood : undefined;
  const missing = [...new Set([...understood.missing, ...unsure])];
  // A limit, or a network to receive on, that is left out would not be asked for again.
  if (unsure.some((slot) => !understood.missing.includes(slot) && slot !== 'fromChain')) return undefined;
  const [first] = missing;
  const clarification = understood.clarification ?? (first && { missing: first });
  return { ...understood, missing, isProposed: true, ...(clarification && { clarification }) };
}

/** The slots whose words are a token of the message, and those that are unsure: of other words, or beside an amount or account that no slot has. */
function tokensOf(words: ModelCall['slots'], said: Mentions, read: (text: string) => Mentions) {
  const slots: Record<string, unknown> = {};
  const unsure = new Set<SlotName>();
  const used = new Set<string>();
  for (const [name, text] of Object.entries(words) as [ModelSlot, string][]) {
    const kind = KINDS[name];
    const [only, ...others] = read(text).named;
    const value = others.length === 0 ? only?.[kind] : undefined;
    const isSaid = value !== undefined && value !== 'unreadable' && said.named.some((one) => same(one[kind], value));
    const slot = name === 'receivedAmount' ? 'amount' : name;
    if (!isSaid) unsure.add(slot);
    else {
      used.add(JSON.stringify(value));
      Object.assign(slots, kind === 'amount' ? sized(value as Amount, name) : { [slot]: value });
    }
  }
  const isLeft = (value: unknown) => value !== undefined && !used.has(JSON.stringify(value));
  for (const { amount, account, slippageBps } of said.named) {
    if (isLeft(amount) && (slippageBps === undefined || isLeft(slippageBps))) unsure.add('amount');
    if (isLeft(account)) unsure.add('recipient');
  }
  for (const slot of unsure) delete slots[slot];
  if (unsure.has('amount')) for (const slot of ['relativeAmount', 'amountSide']) delete slots[slot];
  return { slots: slots as Slots, unsure: [...unsure] };
}

const sized = (amount: Amount, name: ModelSlot): Slots => ({
  ...(amount.kind === 'exact' ? { amount: amount.value } : { relativeAmount: amount }),
  ...(name === 'receivedAmount' && { amountSide: 'to' }),
});

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
