import { actionNotOpen, CHAT_MESSAGE_LENGTH } from '../../domain/chat/dialogue.ts';
import type { ChatReply } from '../../domain/chat/reply.ts';
import type { InboundMessage } from '../../domain/messaging/inbound-message.ts';
import { paymentUri } from '../../domain/receive/payment-uri.ts';
import { Failure, sentenceOf } from '../../domain/shared/failure.ts';
import type { ChatUseCases } from '../chat/index.ts';
import type { Speaker } from '../chat/speaker.ts';
import { unlessRefused } from '../chat/unless-refused.ts';
import type { Ports } from '../ports/index.ts';

type Chat = Pick<ChatUseCases, 'confirm' | 'converse' | 'openOffer' | 'walletOf'>;

/** "confirm" and the first digits of the offer's id: "yes" alone does not confirm. */
const CONFIRMATION = /^\s*confirm ([0-9a-f]{8})\s*$/i;
const SHOWN_DIGITS = 8;

/**
 * Returns the reply text; empty when no reply is needed. Only a linked account can have transfers prepared, and only
 * with its own words: never in a group, and never with forwarded messages.
 */
export const answerMessage =
  ({ messagingPolicy: { webUrl } }: Pick<Ports, 'messagingPolicy'>, chat: Chat) =>
  async (message: InboundMessage): Promise<string> => {
    const { text, secondHand } = message;
    if (text.trim() === '') return secondHand ? '' : 'I can only read text.';
    if (text.length > CHAT_MESSAGE_LENGTH) return `I read at most ${CHAT_MESSAGE_LENGTH} characters at a time.`;
    const speaker = await speakerOf(message, chat, webUrl);
    const start = CONFIRMATION.exec(text)?.[1];
    if (start !== undefined && !secondHand) return await confirm(chat, speaker, start.toLowerCase());
    const reply = await chat.converse(speaker, text);
    if (secondHand && reply.intent === 'unknown') return '';
    return [reply.message, ...reply.suggestions.map((suggestion) => `- ${suggestion}`), ...waysOn(reply, webUrl)].join(
      '\n',
    );
  };

async function speakerOf(
  { platform, chat: chatId, sender, secondHand }: InboundMessage,
  chat: Chat,
  webUrl: string,
): Promise<Speaker> {
  const dialogue = { id: `${platform}:${JSON.stringify([chatId, sender])}`, channel: platform };
  if (secondHand)
    return { dialogue, overheard: true, may: { notAct: 'I do not act on group messages or forwarded messages.' } };
  const account = { platform, id: sender };
  const wallet = await chat.walletOf(account);
  if (wallet !== undefined)
    return { dialogue: { ...dialogue, wallet }, account, about: wallet, may: { actAs: wallet } };
  const notAct = `I cannot act on this account. Continue at ${webUrl}, signed in with your wallet, or link this account there.`;
  return { dialogue, account, may: { notAct } };
}

/** How to continue with an offer. A swap takes several transactions, which do not fit in one link. */
function waysOn({ requiresConfirmation, intent, actions }: ChatReply, webUrl: string): readonly string[] {
  if (!requiresConfirmation) return [];
  if (intent !== 'transfer') return [`To sign it, send the same message at ${webUrl}, signed in with your wallet.`];
  const id = actions.find(({ action }) => action === 'confirm')?.params.confirmAction;
  return [`To prepare it, reply: confirm ${String(id).slice(0, SHOWN_DIGITS)}`];
}

async function confirm(chat: Chat, speaker: Speaker, start: string): Promise<string> {
  const id = await chat.openOffer(speaker.dialogue, start);
  const reply = id === undefined ? actionNotOpen() : await unlessRefused(chat.confirm(speaker, id));
  if (reply instanceof Failure) return sentenceOf(reply);
  const { transaction } = reply.data;
  if (transaction === undefined) return reply.message;
  const { recipient: to, chainId, amount, token } = transaction;
  const uri = paymentUri({ to, chainId, amount, ...(token.address !== undefined && { token: token.address }) });
  return `${reply.message}\n${uri}`;
}
