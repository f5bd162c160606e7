import { fromUnits } from '../../domain/chat/decimal.ts';
import { actionNotOpen, CHAT_MESSAGE_LENGTH } from '../../domain/chat/dialogue.ts';
import type { ChatReply } from '../../domain/chat/reply.ts';
import type { Attachment, InboundMessage } from '../../domain/messaging/inbound-message.ts';
import { paymentUri } from '../../domain/receive/payment-uri.ts';
import { chainName } from '../../domain/shared/chain/chains.ts';
import { Failure, sentenceOf } from '../../domain/shared/failure.ts';
import type { ChatUseCases } from '../chat/index.ts';
import { unlessRefused } from '../chat/offers.ts';
import type { Speaker } from '../chat/speaker.ts';
import type { Ports } from '../ports/index.ts';

type Chat = Pick<ChatUseCases, 'confirm' | 'converse' | 'openOffer' | 'walletOf'>;

/** "confirm" and the first digits of the offer's id. */
const CONFIRMATION = /^\s*confirm ([0-9a-f]{8})\s*$/i;
const SHOWN_DIGITS = 8;

/**
 * Returns the reply text; empty when no reply is needed. Only a linked account can have transfers prepared, and only
 * with its own words: never in a group, and never with forwarded messages.
 */
export const answerMessage =
  ({ messagingPolicy: { webUrl } }: Pick<Ports, 'messagingPolicy'>, chat: Chat) =>
  async (message: InboundMessage): Promise<string> => {
    const { text, secondHand, attached = 'other' } = message;
    if (text.trim() === '') return secondHand ? '' : CANNOT_READ[attached];
    if (text.length > CHAT_MESSAGE_LENGTH) return `I read at most ${CHAT_MESSAGE_LENGTH} characters at a time.`;
    const speaker = await speakerOf(message, chat, webUrl);
    const start = CONFIRMATION.exec(text)?.[1];
    if (start !== undefined && !secondHand) return await confirm(chat, speaker, start.toLowerCase());
    const reply = await chat.converse(speaker, text);
    if (secondHand && reply.intent === 'unknown') return '';
    const pages = reply.actions.flatMap(({ action, label, params }) =>
      action === 'open' ? [`${label}: ${params.url}`] : [],
    );
    const choices = reply.suggestions.map((suggestion) => `- ${suggestion}`);
    return [paymentIn(reply), ...pages, ...choices, ...waysOn(reply, webUrl)].join('\n');
  };

const CANNOT_READ: Readonly<Record<Attachment, string>> = {
  voice: 'I cannot listen to voice messages. Please type what you would like.',
  image: 'I cannot see pictures. If it shows an address, please type or paste it as text.',
  video: 'I cannot watch videos. Please type what you would like.',
  sticker: 'A nice sticker. I understand text only: say “help” to see what I can do.',
  file: 'I cannot open files. Please type what you would like.',
  location: 'I do not need your location. Say “help” to see what I can do.',
  contact: 'I cannot read contact cards. To keep an address, say for example “save 0x… as Ana”.',
  other: 'I can only read text. Say “help” to see what I can do.',
};

async function speakerOf(
  { platform, id, chat: chatId, sender, secondHand, sentBy }: InboundMessage,
  chat: Chat,
  webUrl: string,
): Promise<Speaker> {
  const dialogue = { id: `${platform}:${JSON.stringify([chatId, sender])}`, channel: platform };
  if (secondHand)
    return { dialogue, overheard: true, may: { notAct: 'I do not act on group messages or forwarded messages.' } };
  const account = { platform, id: sender };
  const wallet = await chat.walletOf(account);
  if (wallet !== undefined)
    return {
      ...{ account, dialogue: { ...dialogue, wallet }, viewer: { wallet } },
      ...(sentBy !== undefined && { saidBy: new Date(sentBy) }),
      may: { actAs: wallet, inquiry: { requestId: `${platform}:${id}`, decided: () => {} } },
    };
  const notAct = `I cannot act on this account. Continue at ${webUrl}, signed in with your wallet, or link this account there.`;
  return { dialogue, account, may: { notAct } };
}

/** How to continue with an offer. A swap takes several transactions, which do not fit in one link. */
function waysOn({ intent, actions, data }: ChatReply, webUrl: string): readonly string[] {
  const next = actions.find(({ action }) => action !== 'say');
  if (next === undefined || data.transaction !== undefined) return [];
  if (intent !== 'transfer') return [`To sign it, send the same message at ${webUrl}, signed in with your wallet.`];
  const way = data.certainty === 'proposed' ? `${next.label}, or` : 'To prepare it,';
  return [`${way} reply: confirm ${String(next.params.confirmAction).slice(0, SHOWN_DIGITS)}`];
}

async function confirm(chat: Chat, speaker: Speaker, start: string): Promise<string> {
  const id = await chat.openOffer(speaker.dialogue, start);
  const reply = id === undefined ? actionNotOpen() : await unlessRefused(chat.confirm(speaker, id));
  return reply instanceof Failure ? sentenceOf(reply) : paymentIn(reply);
}

/** The reply, with the link that opens the prepared payment. */
function paymentIn({ message, data: { transaction } }: ChatReply): string {
  if (transaction === undefined) return message;
  const { recipient: to, chainId, amount, token } = transaction;
  const uri = paymentUri({ to, chainId, amount, ...(token.address !== undefined && { token: token.address }) });
  const what = `${fromUnits(amount, token.decimals)} ${token.symbol} on ${chainName(chainId)} to ${to}`;
  return `${message}\nThis link opens your wallet with exactly that payment, ${what}:\n${uri}`;
}
