import { actionOf, type ChatAction } from '../../domain/chat/action.ts';
import { isQuestion } from '../../domain/chat/catalogue.ts';
import type { ChatMemory } from '../../domain/chat/dialogue.ts';
import { mergeSlots } from '../../domain/chat/merge.ts';
import { say, shown } from '../../domain/chat/reply.ts';
import { answersIn } from '../../domain/chat/sentences/answers/index.ts';
import { aroundIn } from '../../domain/chat/sentences/index.ts';
import type { Intent, Slots, Understanding } from '../../domain/chat/understanding.ts';
import { Failure, sentenceOf } from '../../domain/shared/failure.ts';
import { type BlockPorts, refuseBlocked } from '../compliance/refuse-blocked.ts';
import type { ScreeningPorts } from '../compliance/screen-calls.ts';
import type { Ports } from '../ports/index.ts';
import { type Answered, howToConfirm, keepingId, noted } from './annotate-reply.ts';
import { askChange, askEnd } from './ask-change.ts';
import { findRecipient, type RecipientPorts } from './find-recipient.ts';
import type { Found, Inquiries } from './inquiries.ts';
import { type LookUpPorts, lookUp, waysOn } from './look-up.ts';
import { offerSwap, type SwapQuoting } from './offer-swap.ts';
import { offerTransfer } from './offer-transfer.ts';
import { type ResolvePorts, resolveAmount } from './resolve-amount.ts';
import type { Speaker } from './speaker.ts';
import { unlessRefused } from './unless-refused.ts';

export type ReplyPorts = ResolvePorts &
  RecipientPorts &
  ScreeningPorts &
  BlockPorts &
  LookUpPorts &
  Pick<Ports, 'languageReader' | 'languageWriter' | 'random'>;

/** The sources of replies: inquiries, and quotes for swaps. */
export type Sources = Readonly<{ inquiries: Inquiries; swaps: SwapQuoting }>;

/** The reply to a message that was understood, and what it offers. Stores nothing. */
export async function replyTo(
  ports: ReplyPorts,
  sources: Sources,
  understood: Understanding,
  before: ChatMemory | undefined,
  speaker: Speaker,
  message: string,
): Promise<Answered> {
  const { act, intent, slots, missing, clarification, language } = understood;
  const around = aroundIn(language);
  const { examples } = answersIn(language);
  const isSpoken = true;
  if (act === 'cancel') {
    const message = before?.frame ? around.cancelled : around.nothingToCancel;
    return { reply: say(intent, message, shown({}, [])), isSpoken };
  }
  if (act === 'confirm' && before?.frame === undefined)
    return { reply: say(intent, around.nothingToConfirm, shown({}, []), examples), isSpoken };
  if (understood.change !== undefined && before?.frame !== undefined)
    return { reply: askChange(understood.change, before.frame, language), isSpoken };
  if (understood.mayEnd && before?.frame !== undefined) return { reply: askEnd(language), isSpoken };
  if (clarification !== undefined) {
    const asked = ports.languageWriter.clarification(clarification, language);
    const isOpen = before?.frame !== undefined && intent === 'unknown' && ACTIONS.has(before.frame.intent);
    const question = isOpen ? `${asked} ${around.unchanged}` : asked;
    const suggestions = understood.steps ? ['yes', 'cancel'] : intent === 'unknown' && !isOpen ? examples : [];
    const reply = say<Found>(intent, question, shown(slots, missing), suggestions);
    const isUnclear = 'problem' in clarification && clarification.problem.code === 'not-understood';
    if (intent === 'unknown' && !isOpen && isUnclear) return nearest(ports, message, language);
    return { reply, isSpoken: ports.languageWriter.speaks(clarification, language) };
  }
  const action = actionOf({ ...understood, act: 'request' });
  if (action !== undefined) {
    const offered = await offerAction(ports, sources, action, understood, speaker);
    const standing = keepingId(offered, before);
    return act === 'confirm' && standing.offer !== undefined ? howToConfirm(standing) : standing;
  }
  if (!isQuestion(intent)) throw new Error(`The request ${intent} is neither asked about nor offered`);
  return await lookUp(ports, sources.inquiries, { ...understood, intent }, speaker, message);
}

/** What a text may be about that was not understood, as buttons. */
function nearest({ languageReader, languageWriter, messagingPolicy }: ReplyPorts, message: string, language?: string) {
  const sentences = languageWriter.answers(language);
  const topics = languageReader.nearestTopics(message);
  const reply = say<Found>('unknown', sentences.nearest, shown({}, []));
  return { reply: { ...reply, ...waysOn({ topics }, sentences, messagingPolicy.webUrl) }, isSpoken: true };
}

const ACTIONS: ReadonlySet<Intent> = new Set(['transfer', 'swap']);

async function offerAction(
  ports: ReplyPorts,
  { swaps }: Sources,
  asked: ChatAction,
  { slots: said, intent }: Understanding,
  speaker: Speaker,
): Promise<Answered> {
  const { may } = speaker;
  const blocked = await blockOf(ports, asked, speaker);
  if (blocked !== undefined) return { reply: say(intent, blocked, shown(said, [])) };
  if (asked.amount.kind !== 'exact' && 'notAct' in may) return { reply: say(intent, may.notAct, shown(said, [])) };
  const resolved = 'notAct' in may ? { slots: said, note: '' } : await resolveAmount(ports)(asked, said, may.actAs);
  if ('missing' in resolved)
    return {
      reply: say(intent, resolved.message, shown(said, resolved.missing), resolved.suggestions),
      slots: mergeSlots(said, {}, resolved.missing),
    };
  const { slots, note } = resolved;
  const action = exactly(asked, slots);
  if (action.kind === 'swap') return noted(await offerSwap(ports, swaps)(action, slots, speaker), slots, [note]);
  const found = await findRecipient(ports)(action, 'notAct' in may ? undefined : may.actAs);
  if ('message' in found) {
    const kept = mergeSlots(slots, {}, found.missing);
    return { reply: say(intent, found.message, shown(kept, found.missing), found.suggestions), slots: kept };
  }
  return noted(await offerTransfer(ports)(found.action, slots, speaker), slots, [note, found.note]);
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
