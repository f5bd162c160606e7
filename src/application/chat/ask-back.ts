import { type ChatMemory, lastingFrom } from '../../domain/chat/dialogue.ts';
import { type ChatReply, say, shown } from '../../domain/chat/reply.ts';
import { answersIn } from '../../domain/chat/sentences/answers/index.ts';
import { fill } from '../../domain/chat/sentences/index.ts';
import type { Understanding } from '../../domain/chat/understanding.ts';
import type { Ports } from '../ports/index.ts';
import type { Found } from './inquiries.ts';
import { rememberedTurn } from './remembered-turn.ts';
import type { Speaker } from './speaker.ts';

/**
 * A request of the reader's own is kept, so that a yes makes it; what a language model reworded is not. Returns false when the
 * memory has changed since `before` was read.
 */
export async function rememberAsked(
  { chatSessions, clock }: Pick<Ports, 'chatSessions' | 'clock'>,
  dialogue: Speaker['dialogue'],
  read: Understanding,
  before: ChatMemory | undefined,
): Promise<boolean> {
  if (read.steps === undefined) return true;
  const now = clock.now();
  const after = rememberedTurn(read, before, undefined, now);
  return await chatSessions.replace(dialogue, before, after, lastingFrom(now));
}

/** Only the user can confirm what they meant. The suggested wording is one that the parser understands. */
export function askBack(request: string, language: string | undefined): ChatReply<Found> {
  const { didYouMean, yes } = answersIn(language);
  return {
    ...say<Found>('unknown', fill(didYouMean, { request }), shown({}, []), [request]),
    actions: [{ label: yes, action: 'say', params: { message: request }, destructive: false }],
  };
}
