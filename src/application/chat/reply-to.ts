import { actionOf } from '../../domain/chat/action.ts';
import { EXAMPLES, isAction, isQuestion } from '../../domain/chat/catalogue.ts';
import type { ChatMemory } from '../../domain/chat/dialogue.ts';
import { questionFor } from '../../domain/chat/question.ts';
import { type ChatReply, say, saying, shown } from '../../domain/chat/reply.ts';
import { changeOf } from '../../domain/chat/request-parts.ts';
import type { Understanding } from '../../domain/chat/understanding.ts';
import { fill, foreignWordsIn, wordsIn } from '../../domain/chat/words/index.ts';
import type { Ports } from '../ports/index.ts';
import { choicesFor, type Holdings } from './choices.ts';
import type { Found, Inquiries } from './inquiries.ts';
import { type LookUpPorts, lookUp, waysOn } from './look-up.ts';
import { type Answered, asking, keepingId, type OfferPorts, offerAction } from './offer-action.ts';
import type { Speaker } from './speaker.ts';
import type { SwapQuoting } from './swap.ts';

export type ReplyPorts = OfferPorts & LookUpPorts & Pick<Ports, 'guides' | 'languageReader'>;

/** The sources of replies: inquiries, quotes for swaps, and what a wallet holds. */
export type Sources = Readonly<{ inquiries: Inquiries; swaps: SwapQuoting; holdings: Holdings }>;

const NOT_UNDERSTOOD = { problem: { code: 'not-understood' } } as const;

/** The reply to a message that was understood, and what it offers. Stores nothing. */
export async function replyTo(
  ports: ReplyPorts,
  sources: Sources,
  understood: Understanding,
  before: ChatMemory | undefined,
  speaker: Speaker,
  message: string,
): Promise<Answered> {
  const { act, intent, clarification, language } = understood;
  const words = wordsIn(language);
  const open = before?.frame;
  const spoken = (text: string, more: readonly string[] = []): Answered => ({
    reply: say(intent, text, shown({}, []), more),
    isSpoken: true,
  });
  if (act === 'cancel') return spoken(open ? words.cancelled : words.nothingToCancel);
  if (act === 'confirm' && !isAction(intent)) return spoken(words.nothingToConfirm, examplesIn(language));
  if (understood.change !== undefined && open !== undefined) {
    const changes = changeOf(open, understood.change, language);
    return { reply: yesOrNo(fill(words.changeMeant, { changes }), language), isSpoken: true };
  }
  if (understood.mayEnd && open !== undefined) return { reply: yesOrNo(words.endMeant, language), isSpoken: true };
  if (clarification !== undefined)
    return await ask(ports, sources, { ...understood, clarification }, before, speaker, message);
  if (understood.passage !== undefined) return { reply: await quoted(ports, understood.passage) };
  if (isQuestion(intent))
    return await lookUp(ports, sources.inquiries, { ...understood, intent }, speaker, message, before);
  const action = actionOf({ ...understood, act: 'request' });
  if (action === undefined)
    return await ask(ports, sources, { ...understood, clarification: NOT_UNDERSTOOD }, before, speaker, message);
  return keepingId(await offerAction(ports, sources.swaps, action, understood, speaker), before);
}

/** Nothing changes or ends before a yes. */
function yesOrNo(question: string, language: string | undefined): ChatReply<Found> {
  const { yes, no } = wordsIn(language);
  return {
    ...say<Found>('unknown', question, shown({}, []), ['yes', 'no']),
    actions: [saying(yes, 'yes'), saying(no, 'no')],
  };
}

/** Asks the next question, with its answers as buttons. A message that was not understood is answered with what it may be about. */
async function ask(
  ports: ReplyPorts,
  { holdings }: Sources,
  understood: Understanding & Required<Pick<Understanding, 'clarification'>>,
  before: ChatMemory | undefined,
  speaker: Speaker,
  message: string,
): Promise<Answered> {
  const { clarification, intent, slots, missing, language, steps } = understood;
  const words = wordsIn(language);
  const isOpen = before?.frame !== undefined && intent === 'unknown' && isAction(before.frame.intent);
  const isUnclear = 'problem' in clarification && clarification.problem.code === 'not-understood';
  if (intent === 'unknown' && !isOpen && isUnclear) {
    const topics = (await ports.languageReader()).nearestTopics(message);
    const reply = say<Found>('unknown', words.answers.nearest, shown({}, []));
    return { reply: { ...reply, ...waysOn({ topics }, words.answers, '') }, isSpoken: true };
  }
  const asked = asking(understood, questionFor(clarification, language));
  const question = isOpen ? `${asked} ${words.unchanged}` : asked;
  const choices = steps ? ['yes', 'cancel'] : await choicesFor(ports, holdings, understood, speaker);
  const suggestions = intent === 'unknown' && !isOpen && choices.length === 0 ? examplesIn(language) : choices;
  const actions = choices.map((choice) => saying(choice));
  return { reply: { ...say<Found>(intent, question, shown(slots, missing), suggestions), actions }, isSpoken: true };
}

/** Requests that are understood in the language. */
const examplesIn = (language: string | undefined): readonly string[] => foreignWordsIn(language)?.examples ?? EXAMPLES;

/** The documentation in its own words, with its link. */
async function quoted({ guides }: ReplyPorts, passage: string) {
  const { link = '', text = '' } = (await guides.passages()).find(({ name }) => name === passage) ?? {};
  return say<Found>('help', `${link}\n\n${text}`, shown({}, []));
}
