import { CHAT_MESSAGE_LENGTH } from '../../domain/chat/dialogue.ts';
import type { InboundMessage } from '../../domain/messaging/inbound-message.ts';
import type { ChatUseCases } from '../chat/index.ts';
import type { Ports } from '../ports/index.ts';

/** What to answer; empty for what needs no answer. Nothing is ever acted on here: a chat account proves no wallet. */
export const answerMessage =
  ({ messagingPolicy }: Pick<Ports, 'messagingPolicy'>, { converse }: Pick<ChatUseCases, 'converse'>) =>
  async ({ platform, chat, sender, text, secondHand }: InboundMessage): Promise<string> => {
    if (text.trim() === '') return secondHand ? '' : 'I can only read text.';
    if (text.length > CHAT_MESSAGE_LENGTH) return `I read at most ${CHAT_MESSAGE_LENGTH} characters at a time.`;
    const notAct = secondHand
      ? 'I do not act on what is said in groups or passed on.'
      : `I cannot act from here: continue at ${messagingPolicy.webUrl}, signed in with your wallet.`;
    const dialogue = { id: `${platform}:${JSON.stringify([chat, sender])}`, channel: platform };
    const { message, intent, suggestions } = await converse({ dialogue, may: { notAct } }, text);
    if (secondHand && intent === 'unknown') return '';
    return [message, ...suggestions.map((suggestion) => `- ${suggestion}`)].join('\n');
  };
