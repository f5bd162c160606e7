import { type Dialogue, lastingFrom } from '../../domain/chat/dialogue.ts';
import { isQuestioned, withoutQuestion } from '../../domain/chat/memory.ts';
import type { Ports } from '../ports/index.ts';

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
