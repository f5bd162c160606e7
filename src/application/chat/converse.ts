import { type ChatMemory, type Dialogue, lastingFrom } from '../../domain/chat/dialogue.ts';
import {
  isAskedSince,
  isProposedAfter,
  isQuestioned,
  memoryAfterReply,
  sentAsBefore,
  withoutQuestion,
} from '../../domain/chat/memory.ts';
import { type ChatReply, say, shown } from '../../domain/chat/reply.ts';
import { spokenLanguage } from '../../domain/chat/spoken-language.ts';
import type { Understanding } from '../../domain/chat/understanding.ts';
import { Failure, sentenceOf } from '../../domain/shared/failure.ts';
import type { Ports } from '../ports/index.ts';
import { inLanguage, withDifference, withSource } from './annotate-reply.ts';
import type { Found } from './inquiries.ts';
import { unlessRefused } from './offers.ts';
import { type ReplyPorts, replyTo, type Sources } from './reply-to.ts';
import type { Speaker } from './speaker.ts';
import { type UnderstandPorts, understandMessage } from './understand-message.ts';

type ConversePorts = ReplyPorts & UnderstandPorts & Pick<Ports, 'chatSessions' | 'clock'>;
type Talk = Sources &
  Readonly<{ confirm: (speaker: Speaker, id: string, seen: ChatMemory) => Promise<ChatReply<Found>> }>;

/** How often a message is answered anew because others changed the conversation meanwhile. */
const MOST_ATTEMPTS = 5;
/**
 * How long an offer waits before it is stored and shown. A message that was sent beside this one reads the conversation meanwhile, so that
 * its yes is not taken for one to an offer that nobody has seen.
 */
const OTHERS_READ_MS = 10;
/** Also after a timer that was late the sockets are read before this ends. */
async function othersRead(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, OTHERS_READ_MS));
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

const OVERTAKEN = 'Other messages of this conversation were answered at the same time. Please send this one again.';

/** Interprets one message, replies, and stores the open request. Only a yes to an offer prepares something. */
export const converse =
  (ports: ConversePorts, talk: Talk) =>
  async (speaker: Speaker, message: string): Promise<ChatReply<Found>> => {
    for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
      const before = await ports.chatSessions.recall(speaker.dialogue, ports.clock.now());
      // What was asked meanwhile was not seen by who wrote the message: it answers no such question, and a yes shows the offer.
      const isSeen = attempt === 1 && !(before && isAskedSince(before, speaker.saidBy));
      const seen = isSeen ? before : before && withoutQuestion(before);
      const heard = await understandMessage(ports)(message, seen, speaker);
      const confirmed = isSeen ? await confirmedBy(talk, heard, before, speaker) : undefined;
      const reply = confirmed ?? (await takeTurn(ports, talk, speaker, { message, heard, before }));
      if (reply !== undefined) return reply;
    }
    return say<Found>('unknown', OVERTAKEN, shown({}, []));
  };

/** What a yes confirms: the offer that the last reply was. Undefined when there is none, or it is no longer open. */
async function confirmedBy(
  { confirm }: Talk,
  { act }: Understanding,
  before: ChatMemory | undefined,
  speaker: Speaker,
): Promise<ChatReply<Found> | undefined> {
  if (act !== 'confirm' || before?.offer === undefined || !before.isOfferAsked || speaker.overheard) return undefined;
  const confirmed = await unlessRefused(confirm(speaker, before.offer.id, before));
  if (!(confirmed instanceof Failure)) return confirmed;
  if (confirmed.kind === 'conflict') return undefined;
  return say<Found>(before.frame?.intent ?? 'unknown', sentenceOf(confirmed), shown(before.frame?.slots ?? {}, []));
}

type Turn = Readonly<{ message: string; heard: Understanding; before: ChatMemory | undefined }>;

/** Returns undefined, and stores nothing, when the conversation changed after it was read: the reply may no longer be right. */
async function takeTurn(
  ports: ConversePorts,
  talk: Talk,
  speaker: Speaker,
  { message, heard, before }: Turn,
): Promise<ChatReply<Found> | undefined> {
  const { chatSessions, clock, chatPolicy } = ports;
  const { dialogue } = speaker;
  const language = spokenLanguage(message, heard.language, before?.language, chatPolicy.directory);
  const understood: Understanding = {
    ...sentAsBefore(heard, before?.past),
    ...(language !== undefined && { language }),
    ...(isProposedAfter(heard, before) && { isProposed: true }),
  };
  const answered = await replyTo(ports, talk, understood, before, speaker, message);
  const { reply, offer, slots = understood.slots, isSpoken = false } = answered;
  const lasting = lastingFrom(clock.now());
  const offered = offer && { ...offer, expiresAt: lasting.expiresAt };
  const memory = memoryAfterReply({ ...understood, slots }, before, offered, lasting.now);
  if (memory.isOfferAsked) await othersRead();
  const isWorthKeeping = before !== undefined || memory.frame !== undefined;
  if (isWorthKeeping && !(await chatSessions.replace(dialogue, before, memory, lasting))) return undefined;
  const spoken = isSpoken ? reply : inLanguage(language, reply, { ...slots, ...reply.data }, 'confirm');
  return withDifference(withSource(spoken, { ...understood, slots }, memory), understood, before?.frame, memory.frame);
}

/** A command ends the question whether something shall change or end: a yes behind it answers nothing. */
export const dropQuestion =
  ({ chatSessions, clock }: Pick<Ports, 'chatSessions' | 'clock'>) =>
  async (dialogue: Dialogue): Promise<void> => {
    const now = clock.now();
    const memory = await chatSessions.recall(dialogue, now);
    if (memory === undefined || !isQuestioned(memory)) return;
    const isDropped = await chatSessions.replace(dialogue, memory, withoutQuestion(memory), lastingFrom(now));
    if (!isDropped) await dropQuestion({ chatSessions, clock })(dialogue);
  };
