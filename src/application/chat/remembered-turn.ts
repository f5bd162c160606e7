import type { ChatMemory } from '../../domain/chat/dialogue.ts';
import { memoryAfter } from '../../domain/chat/memory.ts';
import type { Understanding } from '../../domain/chat/understanding.ts';

/** The memory after a message and its reply. An earlier offer stays valid as long as the request is unchanged. */
export function rememberedTurn(
  understood: Understanding,
  before: ChatMemory | undefined,
  offered: ChatMemory['offer'],
  now: Date,
): ChatMemory {
  const after = memoryAfter(understood, before, now);
  const { frame } = after;
  const isSame = frame !== undefined && JSON.stringify(frame) === JSON.stringify(before?.frame);
  const isStanding = isSame && offered?.content === before?.offer?.content;
  const offer = isStanding ? before?.offer : (offered ?? (isSame ? before?.offer : undefined));
  return { ...after, ...(frame !== undefined && offer !== undefined && { offer }) };
}
