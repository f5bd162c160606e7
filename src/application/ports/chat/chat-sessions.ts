import type { ChatMemory, Dialogue, Offer } from '../../../domain/chat/dialogue.ts';

/** What stays when an offer was taken: never an offer. */
export type Kept = Readonly<{ memory: Omit<ChatMemory, 'offer'>; expiresAt: Date }>;

/** The memory of dialogues. Every method rejects with STORE_UNAVAILABLE when the database does not respond. */
export interface ChatSessions {
  /** The stored memory; undefined when there is none, or it has expired (`expiresAt <= now`). */
  recall(dialogue: Dialogue, now: Date): Promise<ChatMemory | undefined>;
  /** Replaces the stored memory. */
  remember(dialogue: Dialogue, memory: ChatMemory, expiresAt: Date): Promise<void>;
  /**
   * Returns true for exactly one call per offer, also under concurrent calls, and puts `after` in the place of the dialogue's memory, or
   * deletes it. Returns false and changes nothing unless the dialogue's offer has this id and this content and neither it nor
   * the dialogue has expired.
   */
  takeOffer(dialogue: Dialogue, offer: Pick<Offer, 'id' | 'content'>, now: Date, after?: Kept): Promise<boolean>;
  /** Deletes at most `limit` dialogues that expired before `before`; returns how many. */
  purgeExpired(before: Date, limit: number): Promise<number>;
}
