import type { ChatMemory, Dialogue, Offer } from '../../../domain/chat/dialogue.ts';

/** What is remembered of dialogues. Every method rejects with STORE_UNAVAILABLE when the database does not answer. */
export interface ChatSessions {
  /** What is remembered; undefined when nothing is, or it has expired (`expiresAt <= now`). */
  recall(dialogue: Dialogue, now: Date): Promise<ChatMemory | undefined>;
  /** Puts this in the place of whatever was remembered. */
  remember(dialogue: Dialogue, memory: ChatMemory, expiresAt: Date): Promise<void>;
  /**
   * True for exactly one caller per offer, however many ask at once, and forgets the dialogue with it; false, and nothing
   * changes, unless the dialogue's offer has this id and this content and neither it nor the dialogue has expired.
   */
  takeOffer(dialogue: Dialogue, offer: Pick<Offer, 'id' | 'content'>, now: Date): Promise<boolean>;
  /** Forgets dialogues that expired before `before`; answers how many. */
  purgeExpired(before: Date): Promise<number>;
}
