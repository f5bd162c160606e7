import type { ChatAction } from '../../domain/chat/action.ts';
import type { ChatMemory } from '../../domain/chat/dialogue.ts';
import { say, saying, shown } from '../../domain/chat/reply.ts';
import { outlineOf, requestSentence } from '../../domain/chat/request-sentence.ts';
import { mergeSlots } from '../../domain/chat/slots.ts';
import type { Unplanned } from '../../domain/chat/token-directory.ts';
import type { Slots, Understanding } from '../../domain/chat/understanding.ts';
import { fill, wordsIn } from '../../domain/chat/words/index.ts';
import { Failure, sentenceOf } from '../../domain/shared/failure.ts';
import { type BlockPorts, refuseBlocked } from '../compliance/refuse-blocked.ts';
import type { ScreeningPorts } from '../compliance/screening.ts';
import type { Ports } from '../ports/index.ts';
import { summaryIn } from './annotate-reply.ts';
import { askIfMoved, findRecipient, type RecipientPorts } from './find-recipient.ts';
import type { Found } from './inquiries.ts';
import { type Offered, unlessRefused } from './offers.ts';
import { type ResolvePorts, resolveAmount } from './resolve-amount.ts';
import type { Speaker } from './speaker.ts';
import { offerSwap, type SwapQuoting } from './swap.ts';
import { offerTransfer } from './transfer.ts';

export type OfferPorts = ResolvePorts & RecipientPorts & ScreeningPorts & BlockPorts & Pick<Ports, 'random'>;

/**
 * `slots`: the request after shares and fiat amounts were resolved to exact amounts. `isSpoken`: the reply is in the person's
 * language already.
 */
export type Answered = Offered & Readonly<{ slots?: Slots; isSpoken?: boolean }>;

/** Offers the action, or asks for what it lacks. */
export async function offerAction(
  ports: OfferPorts,
  swaps: SwapQuoting,
  asked: ChatAction,
  understood: Understanding,
  speaker: Speaker,
): Promise<Answered> {
  const { may } = speaker;
  const { slots: said, intent } = understood;
  const notAct = 'notAct' in may ? may.notAct : undefined;
  const ask = ({ message, missing, suggestions, isSpoken }: Unplanned, slots: Slots): Answered => {
    const kept = mergeSlots(slots, {}, missing);
    const question = asking({ ...understood, slots: kept }, message);
    const reply = say<Found>(intent, question, shown(kept, missing), suggestions);
    return {
      reply: { ...reply, actions: suggestions.map((choice) => saying(choice)) },
      slots: kept,
      isSpoken: isSpoken === true,
    };
  };
  const blocked = await blockOf(ports, asked, speaker);
  if (blocked !== undefined) return { reply: say(intent, blocked, shown(said, [])) };
  if (notAct !== undefined && asked.amount.kind !== 'exact') {
    const reply = say<Found>(intent, understood.isProposed ? '' : notAct, shown(said, []));
    return withCertainty({ reply }, understood, said, [], notAct);
  }
  const resolved = 'notAct' in may ? { slots: said, note: '' } : await resolveAmount(ports)(asked, said, may.actAs);
  if ('missing' in resolved) return ask(resolved, said);
  const { slots, note } = resolved;
  const action = exactly(asked, slots);
  if (action.kind === 'swap') {
    const offered = await offerSwap(ports, swaps)(action, slots, speaker);
    return 'missing' in offered ? ask(offered, slots) : withCertainty(offered, understood, slots, [note], notAct);
  }
  const wallet = 'notAct' in may ? undefined : may.actAs;
  const moved = await askIfMoved(ports, action, understood, wallet);
  if (moved !== undefined) return ask(moved, slots);
  const found = await findRecipient(ports)(action, wallet, understood.language);
  if ('message' in found) return ask(found, slots);
  const offered = await offerTransfer(ports)(found.action, slots, speaker);
  const notes = [note, found.note];
  return 'missing' in offered ? ask(offered, slots) : withCertainty(offered, understood, slots, notes, notAct);
}

/** Why nothing is offered to the speaker's wallet; a block is found before anything is looked up for it. */
async function blockOf(ports: BlockPorts, { kind }: ChatAction, { may }: Speaker): Promise<string | undefined> {
  if ('notAct' in may) return undefined;
  const asked = { kind: 'refuse', operation: `chat ${kind}` } as const;
  const refusal = await unlessRefused(refuseBlocked(ports)(may.actAs, asked, may.inquiry));
  return refusal instanceof Failure ? `I cannot prepare this ${kind}: ${sentenceOf(refusal)}` : undefined;
}

const exactly = <A extends ChatAction>(action: A, { amount }: Slots): A =>
  amount === undefined ? action : { ...action, amount: { kind: 'exact', value: amount } };

/** What is understood of a request that is only probably meant stands in front of the question for what it lacks. */
export function asking({ isProposed, language, intent, slots }: Understanding, question: string): string {
  const request = isProposed ? outlineOf({ intent, slots }) : undefined;
  return request === undefined ? question : `${fill(wordsIn(language).didYouMean, { request })} ${question}`;
}

/**
 * A whole request, told as it was understood. What is only probably meant is asked about, in one sentence in the words of a command.
 * `notes` say where its values come from. `notAct`: why nothing is offered.
 */
function withCertainty(
  { reply, ...offered }: Offered,
  { isProposed, language, intent }: Understanding,
  slots: Slots,
  notes: readonly string[],
  notAct = '',
): Answered {
  const isWhole = reply.requiresConfirmation || (notAct !== '' && reply.data.missing.length === 0);
  const noted = { ...reply, message: sentences(...notes, reply.message) };
  if (!isWhole) return { ...offered, slots, reply: noted };
  if (!isProposed) return { ...offered, slots, reply: { ...noted, data: { ...reply.data, certainty: 'stated' } } };
  const { didYouMean, prepare } = wordsIn(language);
  const own = slots.slippageBps === undefined ? summaryIn(language, intent, slots)?.replace(/[.。]$/, '') : undefined;
  const request = own ?? requestSentence({ intent, slots });
  const question = request === undefined ? reply.message : sentences(fill(didYouMean, { request }), notAct);
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

/** The same offer keeps its id, so that a code that was shown before still confirms it. */
export function keepingId(offered: Answered, before: ChatMemory | undefined): Answered {
  const standing = before?.offer;
  if (offered.offer === undefined || standing === undefined || offered.offer.content !== standing.content)
    return offered;
  const actions = offered.reply.actions.map((action) =>
    action.action === 'confirm' ? { ...action, params: { confirmAction: standing.id } } : action,
  );
  return { ...offered, offer: { ...offered.offer, id: standing.id }, reply: { ...offered.reply, actions } };
}
