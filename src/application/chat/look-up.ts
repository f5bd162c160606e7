import { needsOf, type Question } from '../../domain/chat/catalogue.ts';
import type { ChatMemory } from '../../domain/chat/dialogue.ts';
import { type ChatReply, type ReplyAction, say, saying, shown } from '../../domain/chat/reply.ts';
import type { Intent, Understanding } from '../../domain/chat/understanding.ts';
import { fill, numberIn, wordsIn } from '../../domain/chat/words/index.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import { sentenceOf } from '../../domain/shared/failure.ts';
import type { Ports } from '../ports/index.ts';
import {
  type AnswerWords,
  type Asked,
  addressesIn,
  type Finding,
  type Found,
  type Inquiries,
  type Inquiry,
  type Page,
} from './inquiries.ts';
import type { Answered } from './offer-action.ts';
import type { Speaker } from './speaker.ts';

export type LookUpPorts = Pick<Ports, 'messagingPolicy'>;

/** The answer to a question. What needs a wallet is only looked up for a proved one; a failure of what is asked is told. */
export async function lookUp(
  { messagingPolicy: { webUrl } }: LookUpPorts,
  inquiries: Inquiries,
  { intent, slots, missing, language }: Understanding & Readonly<{ intent: Question }>,
  { viewer, origin }: Speaker,
  message: string,
  before: ChatMemory | undefined,
): Promise<Answered> {
  const sentences = wordsIn(language).answers;
  const need = needsOf(intent);
  const isRefused = need !== undefined && (viewer === undefined || (need === 'session' && viewer.byKey));
  if (isRefused) return { reply: saySignIn(intent, sentences.signIn), isSpoken: true };
  const asked: Asked = {
    ...{ message, slots, say: sentences, holder: viewer?.wallet, language, before },
    ...(origin !== undefined && { origin }),
    number: (plain) => numberIn(language, plain),
  };
  // The wallet is there where the table says that the answer needs one.
  const finding = await attempt((inquiries[intent] as Inquiry)(asked));
  const data = shown(slots, missing);
  if (!finding.known) {
    const told = fill(sentences.unavailable, { reason: sentenceOf(finding.failure) });
    return { reply: say(intent, told, data), isSpoken: true };
  }
  const { found, signInRequired, ...told } = finding.value;
  if (signInRequired) return { reply: saySignIn(intent, told.message), isSpoken: true };
  const currency = slots.named?.currency;
  const note = currency === undefined ? '' : ` ${fill(sentences.usdOnly, { currency })}`;
  const isOfAnother = need !== undefined && intent !== 'contacts' && namesAnother(message, viewer?.wallet);
  const label = isOfAnother ? `${sentences.ownOnly} ` : '';
  const reply = say<Found>(intent, `${label}${told.message}${note}`, { ...data, ...found });
  return { reply: { ...reply, ...waysOn(told, sentences, webUrl) }, isSpoken: true };
}

const namesAnother = (message: string, own: string | undefined): boolean =>
  addressesIn(message).some((address) => address.toLowerCase() !== own?.toLowerCase()) ||
  /[\p{L}\p{N}-]\.eth(?!\p{L})/iu.test(message);

const PATHS: Readonly<Record<Page, string>> = {
  ...{ verification: 'verification', buy: 'buy', auction: 'buy/auction', terms: 'buy' },
  ...{ portfolio: 'portfolio', keys: 'developer', settings: 'settings' },
};

/** Buttons: pages that mend what is told, and questions to go on with. */
export function waysOn(
  { topics = [], open = [] }: Pick<Finding, 'topics' | 'open'>,
  sentences: AnswerWords,
  webUrl: string,
): Pick<ChatReply, 'actions' | 'suggestions'> {
  const suggestions = topics.map((topic) => sentences.topics[topic]);
  const pages = open.map((page): ReplyAction => {
    const url = `${webUrl}/console/${PATHS[page]}`;
    return { label: sentences.open[page], action: 'open', params: { url }, destructive: false };
  });
  return { suggestions, actions: [...pages, ...suggestions.map((label) => saying(label))] };
}

/** Nothing that was understood is repeated: a client asks to sign in, and sends the message again. */
export const saySignIn = (intent: Intent, message: string): ChatReply<Found> =>
  say<Found>(intent, message, { missing: [], signInRequired: true });
