import type { ChatMemory, Dialogue, Lasting, Offer } from '../../../domain/chat/dialogue.ts';

/** What an offer is taken with: `keep` makes the memory that stays, without an offer. */
export type Taking = Lasting & Readonly<{ keep: (memory: ChatMemory) => Omit<ChatMemory, 'offer'> | undefined }>;

/** The memory of dialogues. Every method rejects with STORE_UNAVAILABLE when the database does not respond. */
export interface ChatSessions {
  /** The stored memory; undefined when there is none, or it has expired (`expiresAt <= now`). */
  recall(dialogue: Dialogue, now: Date): Promise<ChatMemory | undefined>;
  /**
   * Puts `after` in the place of `before`, which `recall` returned, and returns true. Returns false and changes nothing when the
   * memory is another one by then, so that no late write brings back an offer that was taken, cancelled or replaced.
   */
  replace(dialogue: Dialogue, before: ChatMemory | undefined, after: ChatMemory, lasting: Lasting): Promise<boolean>;
  /**
   * Puts what `keep` makes of the memory in its place, and returns it: for exactly one call per offer, also under concurrent calls.
   * Returns undefined and changes nothing unless the dialogue's offer has this id and this content and neither it nor the dialogue has
   * expired, or when `keep` returns undefined.
   */
  takeOffer(
    dialogue: Dialogue,
    offer: Pick<Offer, 'id' | 'content'>,
    taking: Taking,
  ): Promise<Omit<ChatMemory, 'offer'> | undefined>;
  /** Deletes at most `limit` dialogues that expired before `before`; returns how many. */
  purgeExpired(before: Date, limit: number): Promise<number>;
}
