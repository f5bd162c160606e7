import type { ChatMemory } from '../../domain/chat/dialogue.ts';
import type { ChatReply } from '../../domain/chat/reply.ts';
import { answersIn } from '../../domain/chat/sentences/answers/index.ts';
import { differenceOf } from '../../domain/chat/sentences/difference.ts';
import { aroundIn, fill, type Sentences, sentencesIn } from '../../domain/chat/sentences/index.ts';
import { sourceOf, stepOf } from '../../domain/chat/sentences/source.ts';
import type { Intent, OpenFrame, Slots, Understanding } from '../../domain/chat/understanding.ts';
import { chainName, isChainId } from '../../domain/shared/chain/chains.ts';
import type { Found } from './inquiries.ts';
import type { Offered } from './offer-transfer.ts';

type Reply = ChatReply<Found>;

/**
 * `slots`: the request after shares and fiat amounts were resolved to exact amounts. `isSpoken`: the reply is in the person's
 * language already.
 */
export type Answered = Offered & Readonly<{ slots?: Slots; isSpoken?: boolean }>;

/** Puts what a correction changed in front of the reply. */
export function withDifference(
  reply: Reply,
  { act, intent, language }: Understanding,
  before?: OpenFrame,
  after?: OpenFrame,
): Reply {
  const changed = act === 'request' && after?.intent === intent ? differenceOf(before, after, language) : '';
  return changed === ''
    ? reply
    : { ...reply, message: `${fill(aroundIn(language).changed, { changes: changed })} ${reply.message}` };
}

/** Puts what is understood so far in front of the question for what is missing. */
export const withOutline = (reply: Reply, request: string, language: string | undefined): Reply => ({
  ...reply,
  message: `${fill(answersIn(language).didYouMean, { request })} ${reply.message}`,
});

/** Puts in front of an offer or a question which step it is, and where the values come from that the message refers to. */
export function withSource(reply: Reply, { references, slots, language }: Understanding, { plan }: ChatMemory): Reply {
  const step = plan !== undefined && plan.steps.length > 1 && reply.requiresConfirmation ? stepOf(plan, language) : '';
  const parts = [step, sourceOf(references, slots, language)].filter((part) => part !== '');
  return parts.length === 0 ? reply : { ...reply, message: [...parts, reply.message].join(' ') };
}

/** An offer begins with a sentence in the person's language; what has no sentence in it is in English, and is marked as such. */
export function inLanguageOf({ language, slots }: Understanding, reply: Reply, isSpoken: boolean): Reply {
  const sentences = sentencesIn(language);
  if (sentences === undefined || isSpoken) return reply;
  const summary = reply.requiresConfirmation
    ? offerIn(sentences, reply.intent, { ...slots, ...reply.data })
    : undefined;
  const lead = summary === undefined ? sentences.inEnglish : `${summary} ${sentences.confirm}`;
  return { ...reply, message: `${lead} ${reply.message}` };
}

/** What a confirmed request brings to sign, as inLanguageOf does for an offer. */
export function confirmedIn(language: string | undefined, slots: Slots, reply: Reply): Reply {
  const sentences = sentencesIn(language);
  if (sentences === undefined) return reply;
  const summary = reply.actions.length === 0 ? undefined : offerIn(sentences, reply.intent, slots);
  const lead = summary === undefined ? sentences.inEnglish : `${summary} ${sentences.sign}`;
  return { ...reply, message: `${lead} ${reply.message}` };
}

function offerIn(sentences: Sentences, intent: Intent, slots: Slots): string | undefined {
  const { amount, token, recipient, fromToken, toToken, fromChain, amountSide } = slots;
  if (amount === undefined || amountSide !== undefined) return undefined;
  const named = typeof fromChain === 'number' && isChainId(fromChain) ? chainName(fromChain) : undefined;
  const network = named === undefined ? '' : fill(sentences.onNetwork, { network: named });
  if (intent === 'transfer' && token !== undefined && recipient !== undefined)
    return fill(sentences.transfer, { amount, token, recipient, network });
  if (intent !== 'swap' || fromToken === undefined || toToken === undefined || slots.toChain !== undefined)
    return undefined;
  return fill(sentences.swap, { amount, fromToken, toToken, network });
}

/** The same offer keeps its id, so that a code that was shown before still confirms it. */
export function keepingId(offered: Answered, before: ChatMemory | undefined): Answered {
  const standing = before?.offer;
  if (offered.offer === undefined || standing === undefined || offered.offer.content !== standing.content)
    return offered;
  const actions = offered.reply.actions.map((action) =>
    action.action === 'confirm' ? { ...action, params: { confirmAction: standing.id } } : action,
  );
  return { ...offered, offer: { id: standing.id, content: standing.content }, reply: { ...offered.reply, actions } };
}

export const howToConfirm = (answered: Answered): Answered => ({
  ...answered,
  reply: {
    ...answered.reply,
    message: `A “yes” alone confirms nothing: use the button “Confirm”. ${answered.reply.message}`,
  },
});

export const noted = (offered: Offered, slots: Slots, notes: readonly string[]): Answered => ({
  ...offered,
  slots,
  reply: { ...offered.reply, message: [...notes, offered.reply.message].filter((part) => part !== '').join(' ') },
});
