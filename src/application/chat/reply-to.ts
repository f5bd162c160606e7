import { actionOf, type ChatAction } from '../../domain/chat/action.ts';
import { isQuestion } from '../../domain/chat/catalogue.ts';
import type { ChatMemory } from '../../domain/chat/dialogue.ts';
import type { Unplanned } from '../../domain/chat/evm-token.ts';
import { mergeSlots } from '../../domain/chat/merge.ts';
import { say, saying, shown } from '../../domain/chat/reply.ts';
import { answersIn } from '../../domain/chat/sentences/answers/index.ts';
import { aroundIn, fill } from '../../domain/chat/sentences/index.ts';
import type { Intent, Slots, Understanding } from '../../domain/chat/understanding.ts';
import { Failure, sentenceOf } from '../../domain/shared/failure.ts';
import { type BlockPorts, refuseBlocked } from '../compliance/refuse-blocked.ts';
import type { ScreeningPorts } from '../compliance/screening.ts';
import type { Ports } from '../ports/index.ts';
import { type Answered, keepingId, withCertainty } from './annotate-reply.ts';
import { askChange, askEnd } from './ask-change.ts';
import { choicesFor, type Holdings } from './choices.ts';
import { findRecipient, type RecipientPorts } from './find-recipient.ts';
import type { Found, Inquiries } from './inquiries.ts';
import { type LookUpPorts, lookUp, waysOn } from './look-up.ts';
import { offerSwap, type SwapQuoting } from './offer-swap.ts';
import { type Offered, offerTransfer } from './offer-transfer.ts';
import { type ResolvePorts, resolveAmount } from './resolve-amount.ts';
import type { Speaker } from './speaker.ts';
import { unlessRefused } from './unless-refused.ts';

export type ReplyPorts = ResolvePorts &
  RecipientPorts &
  ScreeningPorts &
  BlockPorts &
  LookUpPorts &
  Pick<Ports, 'guides' | 'languageReader' | 'languageWriter' | 'random'>;

/** The sources of replies: inquiries, quotes for swaps, and what a wallet holds. */
export type Sources = Readonly<{ inquiries: Inquiries; swaps: SwapQuoting; holdings: Holdings }>;

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
    const asked = asking(ports, understood, ports.languageWriter.clarification(clarification, language));
    const isOpen = before?.frame !== undefined && intent === 'unknown' && ACTIONS.has(before.frame.intent);
    const question = isOpen ? `${asked} ${around.unchanged}` : asked;
    const isUnclear = 'problem' in clarification && clarification.problem.code === 'not-understood';
    if (intent === 'unknown' && !isOpen && isUnclear) return nearest(ports, message, language);
    const choices = understood.steps
      ? ['yes', 'cancel']
      : await choicesFor(ports, sources.holdings, understood, speaker);
    const suggestions = intent === 'unknown' && !isOpen && choices.length === 0 ? examples : choices;
    const actions = choices.map((choice) => saying(choice));
    const reply = { ...say<Found>(intent, question, shown(slots, missing), suggestions), actions };
    return { reply, isSpoken: ports.languageWriter.speaks(clarification, language) };
  }
  const action = actionOf({ ...understood, act: 'request' });
  if (action !== undefined) {
    return keepingId(await offerAction(ports, sources, action, understood, speaker), before);
  }
  if (understood.passage !== undefined) return { reply: await quoted(ports, understood.passage) };
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
  understood: Understanding,
  speaker: Speaker,
): Promise<Answered> {
  const { may } = speaker;
  const { slots: said, intent } = understood;
  const notAct = 'notAct' in may ? may.notAct : undefined;
  const tell = (offered: Offered, slots: Slots, notes: readonly string[]) =>
    withCertainty(offered, understood, slots, {
      ...{ notes, notAct, request: ports.languageWriter.request({ intent, slots }) },
    });
  const ask = ({ message, missing, suggestions }: Unplanned, slots: Slots): Answered => {
    const kept = mergeSlots(slots, {}, missing);
    const reply = say<Found>(
      intent,
      asking(ports, { ...understood, slots: kept }, message),
      shown(kept, missing),
      suggestions,
    );
    return { reply: { ...reply, actions: suggestions.map((choice) => saying(choice)) }, slots: kept };
  };
  const blocked = await blockOf(ports, asked, speaker);
  if (blocked !== undefined) return { reply: say(intent, blocked, shown(said, [])) };
  if (notAct !== undefined && asked.amount.kind !== 'exact')
    return tell({ reply: say(intent, understood.isProposed ? '' : notAct, shown(said, [])) }, said, []);
  const resolved = 'notAct' in may ? { slots: said, note: '' } : await resolveAmount(ports)(asked, said, may.actAs);
  if ('missing' in resolved) return ask(resolved, said);
  const { slots, note } = resolved;
  const action = exactly(asked, slots);
  if (action.kind === 'swap') {
    const offered = await offerSwap(ports, swaps)(action, slots, speaker);
    return 'missing' in offered ? ask(offered, slots) : tell(offered, slots, [note]);
  }
  const found = await findRecipient(ports)(action, 'notAct' in may ? undefined : may.actAs);
  if ('message' in found) return ask(found, slots);
  const offered = await offerTransfer(ports)(found.action, slots, speaker);
  return 'missing' in offered ? ask(offered, slots) : tell(offered, slots, [note, found.note]);
}

/** The documentation in its own words, with its link. */
async function quoted({ guides }: ReplyPorts, passage: string) {
  const { link = '', text = '' } = (await guides.passages()).find(({ name }) => name === passage) ?? {};
  return say<Found>('help', `${link}\n\n${text}`, shown({}, []));
}

/** What is understood of a request that is only probably meant stands in front of the question for what it lacks. */
function asking(
  { languageWriter }: ReplyPorts,
  { isProposed, language, intent, slots }: Understanding,
  question: string,
) {
  const request = isProposed ? languageWriter.outline({ intent, slots }) : undefined;
  return request === undefined ? question : `${fill(answersIn(language).didYouMean, { request })} ${question}`;
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
