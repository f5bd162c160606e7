import { fromUnits } from '../../domain/chat/decimal.ts';
import type { ChatMemory } from '../../domain/chat/dialogue.ts';
import type { ChatReply } from '../../domain/chat/reply.ts';
import { differenceOf, sourceOf, stepOf } from '../../domain/chat/request-parts.ts';
import { stepSentence } from '../../domain/chat/request-sentence.ts';
import { networkName, type TokenDirectory } from '../../domain/chat/token-directory.ts';
import type { Intent, OpenFrame, Slots, Step, Understanding } from '../../domain/chat/understanding.ts';
import { fill, foreignWordsIn, wordsIn } from '../../domain/chat/words/index.ts';
import type { Found } from './inquiries.ts';

type Reply = ChatReply<Found>;

/** Puts what a correction changed in front of the reply. */
export function withDifference(
  reply: Reply,
  { act, intent, language }: Understanding,
  before?: OpenFrame,
  after?: OpenFrame,
): Reply {
  const changes = act === 'request' && after?.intent === intent ? differenceOf(before, after, language) : '';
  return changes === ''
    ? reply
    : { ...reply, message: `${fill(wordsIn(language).changed, { changes })} ${reply.message}` };
}

/** Puts in front of an offer or a question which step it is, and where the values come from that the message refers to. */
export function withSource(reply: Reply, { references, slots, language }: Understanding, { plan }: ChatMemory): Reply {
  const step = plan !== undefined && plan.steps.length > 1 && reply.requiresConfirmation ? stepOf(plan, language) : '';
  const parts = [step, sourceOf(references, slots, language), reply.message].filter((part) => part !== '');
  return { ...reply, message: parts.join(' ') };
}

/** Puts a sentence in the person’s language before details in English: what is to confirm or to sign, else that the reply is in English. */
export function inLanguage(language: string | undefined, reply: Reply, slots: Slots, next: 'confirm' | 'sign'): Reply {
  const words = foreignWordsIn(language);
  if (words === undefined) return reply;
  const isNext = next === 'confirm' ? reply.requiresConfirmation : reply.actions.length > 0;
  const summary = isNext ? summaryIn(language, reply.intent, slots) : undefined;
  const lead = summary === undefined ? words.offer.inEnglish : `${summary} ${words.offer[next]}`;
  return { ...reply, message: `${lead} ${reply.message}` };
}

/** A whole request in the person's language. Undefined for English, and where the language has no sentence for it. */
export function summaryIn(language: string | undefined, intent: Intent, slots: Slots): string | undefined {
  const sentences = foreignWordsIn(language)?.offer;
  const { amount, token, recipient, fromToken, toToken, fromChain, toChain, amountSide } = slots;
  if (sentences === undefined || amount === undefined || amountSide !== undefined) return undefined;
  const network = typeof fromChain === 'number' ? fill(sentences.onNetwork, { network: networkName(fromChain) }) : '';
  if (intent === 'transfer' && token !== undefined && recipient !== undefined)
    return fill(sentences.transfer, { amount, token, recipient, network });
  if (intent !== 'swap' || fromToken === undefined || toToken === undefined || toChain !== undefined) return undefined;
  return fill(sentences.swap, { amount, fromToken, toToken, network });
}

/** Says which step comes after a confirmed one. Nothing of it is offered before the person asks for it. */
export function withNextStep(reply: Reply, { plan, language }: ChatMemory, directory: TokenDirectory): Reply {
  const step = plan?.steps[plan.at];
  // Nothing was confirmed where the reply has nothing to sign.
  if (plan === undefined || step === undefined || reply.actions.length === 0) return reply;
  const { nextStep, aboutSoMuch } = wordsIn(language);
  const values = { at: String(plan.at + 1), count: String(plan.steps.length), step: stepSentence(step) };
  const next = `${reply.message} ${fill(nextStep, values)}`;
  const brought = broughtTo(step, reply, directory);
  if (brought === undefined) return { ...reply, message: next, suggestions: ['yes', 'cancel'] };
  return { ...reply, message: `${next} ${fill(aboutSoMuch, brought)}`, suggestions: [brought.amount, 'cancel'] };
}

/** How much of a swap's quote the step would move; a guess, which only the person can make exact. */
function broughtTo({ part, slots }: Step, { data: { swap } }: Reply, directory: TokenDirectory) {
  const token = slots.token ?? slots.fromToken;
  if (part === undefined || swap === undefined || token === undefined) return undefined;
  const listed = directory.tokensOf(token).find(({ chain }) => chain === slots.fromChain);
  if (listed === undefined) return undefined;
  const units = (swap.amounts.got * BigInt(part.part)) / BigInt(part.of);
  return units === 0n ? undefined : { token: listed.symbol, amount: fromUnits(units, listed.decimals) };
}
