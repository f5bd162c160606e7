import type { Knex } from 'knex';
import type { ChatSessions, Kept } from '../../../application/ports/chat/chat-sessions.ts';
import type { ChatMemory, Dialogue, Offer } from '../../../domain/chat/dialogue.ts';
import type { OpenFrame, Recalled } from '../../../domain/chat/understanding.ts';
import { answerOf } from '../shared/database-answer.ts';
import { deleteBatch } from '../shared/delete-batch.ts';

export class PostgresChatSessions implements ChatSessions {
  readonly #db: Knex;

  constructor(db: Knex) {
    this.#db = db;
  }

  async recall(dialogue: Dialogue, now: Date) {
    const row = await answerOf(this.#of(dialogue).where('expires_at', '>', now).first());
    return row && toMemory(row);
  }

  async remember(dialogue: Dialogue, memory: ChatMemory, expiresAt: Date) {
    const row: SessionRow = { ...keyOf(dialogue), ...valuesOf(memory, expiresAt) };
    await answerOf(this.#db<SessionRow>('chat_sessions').insert(row).onConflict(['channel', 'wallet', 'id']).merge());
  }

  async takeOffer(dialogue: Dialogue, { id, content }: Pick<Offer, 'id' | 'content'>, now: Date, after?: Kept) {
    const offered = this.#of(dialogue)
      .where({ offer_id: id, offer_content: content })
      .where('offer_expires_at', '>', now)
      .where('expires_at', '>', now);
    const taken = after === undefined ? offered.del() : offered.update(valuesOf(after.memory, after.expiresAt));
    return (await answerOf(taken)) === 1;
  }

  async purgeExpired(before: Date, limit: number) {
    return await deleteBatch(this.#db, 'chat_sessions', {
      where: 'expires_at < :before',
      oldest: 'expires_at',
      before,
      limit,
    });
  }

  #of(dialogue: Dialogue) {
    return this.#db<SessionRow>('chat_sessions').where(keyOf(dialogue));
  }
}

type SessionRow = {
  channel: string;
  /** Empty without a verified wallet: a primary key cannot contain nulls. */
  wallet: string;
  id: string;
  frame: string | null;
  /** What later messages may refer to. */
  recalled: string | null;
  offer_id: string | null;
  offer_content: string | null;
  offer_expires_at: Date | null;
  expires_at: Date;
};

const keyOf = ({ channel, wallet, id }: Dialogue) => ({ channel, wallet: wallet ?? '', id });

function valuesOf({ frame, offer, ...recalled }: ChatMemory, expiresAt: Date) {
  return {
    frame: frame === undefined ? null : JSON.stringify(frame),
    recalled: Object.keys(recalled).length === 0 ? null : JSON.stringify(recalled),
    offer_id: offer?.id ?? null,
    offer_content: offer?.content ?? null,
    offer_expires_at: offer?.expiresAt ?? null,
    expires_at: expiresAt,
  };
}

function toMemory({ frame, recalled, offer_id, offer_content, offer_expires_at }: SessionRow): ChatMemory {
  const offered = offer_id !== null && offer_content !== null && offer_expires_at !== null;
  return {
    ...(recalled !== null && (JSON.parse(recalled) as Recalled)),
    ...(frame !== null && { frame: JSON.parse(frame) as OpenFrame }),
    ...(offered && { offer: { id: offer_id, content: offer_content, expiresAt: offer_expires_at } }),
  };
}
