import type { ChatMemory } from '../../domain/chat/dialogue.ts';
import { differenceOf } from '../../domain/chat/difference.ts';
import type { ChatReply } from '../../domain/chat/reply.ts';
import type { OpenFrame, Slots, Understanding } from '../../domain/chat/understanding.ts';
import type { Found } from './inquiries.ts';
import type { Offered } from './offer-transfer.ts';

type Reply = ChatReply<Found>;

/** `slots`: the request after shares and fiat amounts were resolved to exact amounts. */
export type Answered = Offered & Readonly<{ slots?: Slots }>;

/** Puts what a correction changed in front of the reply. */
export function withDifference(
  reply: Reply,
  { act, intent }: Understanding,
  before?: OpenFrame,
  after?: OpenFrame,
): Reply {
  const changed = act === 'request' && after?.intent === intent ? differenceOf(before, after) : '';
  return changed === '' ? reply : { ...reply, message: `Changed: ${changed}. ${reply.message}` };
}

export const inLanguageOf = ({ language = 'en' }: Understanding, reply: Reply): Reply => {
  const notice = IN_ENGLISH[language];
  return notice === undefined ? reply : { ...reply, message: `${notice} ${reply.message}` };
};

/** Messages in these languages are understood, and answered in English. */
const IN_ENGLISH: Readonly<Record<string, string>> = {
  es: '(Respondo en inglés.)',
  pt: '(Respondo em inglês.)',
  de: '(Ich antworte auf Englisch.)',
  fr: '(Je réponds en anglais.)',
  tr: '(İngilizce yanıtlıyorum.)',
  zh: '（我用英语回答。）',
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
