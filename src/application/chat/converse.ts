import { lastingFrom } from '../../domain/chat/dialogue.ts';
import { type ChatReply, say, shown } from '../../domain/chat/reply.ts';
import { spokenLanguage } from '../../domain/chat/spoken-language.ts';
import type { Ports } from '../ports/index.ts';
import { inLanguageOf, withDifference, withOutline, withSource } from './annotate-reply.ts';
import { askBack, rememberAsked } from './ask-back.ts';
import type { Found } from './inquiries.ts';
import { rememberedTurn } from './remembered-turn.ts';
import { type ReplyPorts, replyTo, type Sources } from './reply-to.ts';
import type { Speaker } from './speaker.ts';
import { type UnderstandPorts, understandMessage } from './understand-message.ts';

type ConversePorts = ReplyPorts & UnderstandPorts & Pick<Ports, 'chatSessions' | 'clock'>;

/** How often a message is answered anew because others changed the conversation meanwhile. */
const MOST_ATTEMPTS = 5;
const OVERTAKEN = 'Other messages of this conversation were answered at the same time. Please send this one again.';

/** Interprets one message, replies, and stores the open request. A message alone never executes anything. */
export const converse =
  (ports: ConversePorts, sources: Sources) =>
  async (speaker: Speaker, message: string): Promise<ChatReply<Found>> => {
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
      const reply = await takeTurn(ports, sources, speaker, message);
      if (reply !== undefined) return reply;
    }
    return say<Found>('unknown', OVERTAKEN, shown({}, []));
  };

/** Returns undefined, and stores nothing, when the conversation changed after it was read: the reply may no longer be right. */
async function takeTurn(
  ports: ConversePorts,
  sources: Sources,
  speaker: Speaker,
  message: string,
): Promise<ChatReply<Found> | undefined> {
  const { chatSessions, clock } = ports;
  const before = await chatSessions.recall(speaker.dialogue, clock.now());
  const { dialogue } = speaker;
  const { understood: heard, didYouMean, outline } = await understandMessage(ports)(message, before, speaker);
  const language = spokenLanguage(message, heard.language, before?.language, ports.chatPolicy.directory);
  const understood = language === undefined ? heard : { ...heard, language };
  if (didYouMean !== undefined) {
    const isKept = await rememberAsked(ports, dialogue, understood, before);
    return isKept ? askBack(didYouMean, understood.language) : undefined;
  }
  const {
    reply,
    offer,
    slots = understood.slots,
    isSpoken = false,
  } = await replyTo(ports, sources, understood, before, speaker, message);
  const lasting = lastingFrom(clock.now());
  const offered = offer && { ...offer, expiresAt: lasting.expiresAt };
  const memory = rememberedTurn({ ...understood, slots }, before, offered, lasting.now);
  const isWorthKeeping = before !== undefined || memory.frame !== undefined;
  if (isWorthKeeping && !(await chatSessions.replace(dialogue, before, memory, lasting))) return undefined;
  const told = outline === undefined ? reply : withOutline(reply, outline, understood.language);
  const spoken = inLanguageOf({ ...understood, slots }, told, isSpoken);
  return withDifference(withSource(spoken, { ...understood, slots }, memory), understood, before?.frame, memory.frame);
}
