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

type Told = Readonly<{ request: string | undefined; notes: readonly string[]; notAct: string | undefined }>;

/**
 * A whole request, told as it was understood. What is only probably meant is asked about, in one sentence: `request` says it in the
 * words of a command. `notes` say where its values come from. `notAct`: why nothing is offered.
 */
export function withCertainty(
  { reply, ...offered }: Offered,
  { isProposed, language, intent }: Understanding,
  slots: Slots,
  { request, notes, notAct = '' }: Told,
): Answered {
  const isWhole = reply.requiresConfirmation || (notAct !== '' && reply.data.missing.length === 0);
  const noted = { ...reply, message: sentences(...notes, reply.message) };
  if (!isWhole) return { ...offered, slots, reply: noted };
  if (!isProposed) return { ...offered, slots, reply: { ...noted, data: { ...reply.data, certainty: 'stated' } } };
  const { didYouMean, prepare } = answersIn(language);
  const own = slots.slippageBps === undefined ? ownWordsFor(language, intent, slots) : undefined;
  const said = own ?? request;
  const question = said === undefined ? reply.message : sentences(fill(didYouMean, { request: said }), notAct);
  const actions = reply.actions.map((action) => ({ ...action, label: prepare }));
  const data = { ...reply.data, certainty: 'proposed' } as const;
  return {
    ...offered,
    slots,
    isSpoken: true,
    reply: { ...reply, message: sentences(...notes, question), actions, data },
  };
}

const sentences = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

const ownWordsFor = (language: string | undefined, intent: Intent, slots: Slots): string | undefined => {
  const own = sentencesIn(language);
  return own && offerIn(own, intent, slots)?.replace(/[.。]$/, '');
};

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
