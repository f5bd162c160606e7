import type { Knex } from 'knex';
import type { ChatSessions } from '../../../application/ports/chat/chat-sessions.ts';
import type { ChatMemory, Dialogue, Offer } from '../../../domain/chat/dialogue.ts';
import type { OpenFrame } from '../../../domain/chat/understanding.ts';
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

  async remember(dialogue: Dialogue, { frame, offer }: ChatMemory, expiresAt: Date) {
    const row: SessionRow = {
      ...keyOf(dialogue),
      frame: frame === undefined ? null : JSON.stringify(frame),
      offer_id: offer?.id ?? null,
      offer_content: offer?.content ?? null,
      offer_expires_at: offer?.expiresAt ?? null,
      expires_at: expiresAt,
    };
    await answerOf(this.#db<SessionRow>('chat_sessions').insert(row).onConflict(['channel', 'wallet', 'id']).merge());
  }

  async takeOffer(dialogue: Dialogue, { id, content }: Pick<Offer, 'id' | 'content'>, now: Date) {
    const taken = this.#of(dialogue)
      .where({ offer_id: id, offer_content: content })
      .where('offer_expires_at', '>', now)
      .where('expires_at', '>', now)
      .del();
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
  offer_id: string | null;
  offer_content: string | null;
  offer_expires_at: Date | null;
  expires_at: Date;
};

const keyOf = ({ channel, wallet, id }: Dialogue) => ({ channel, wallet: wallet ?? '', id });

function toMemory({ frame, offer_id, offer_content, offer_expires_at }: SessionRow): ChatMemory {
  const offered = offer_id !== null && offer_content !== null && offer_expires_at !== null;
  return {
    ...(frame !== null && { frame: JSON.parse(frame) as OpenFrame }),
    ...(offered && { offer: { id: offer_id, content: offer_content, expiresAt: offer_expires_at } }),
  };
}
