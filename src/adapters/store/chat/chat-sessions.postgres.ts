import type { ChatSessions, Taking } from '../../../application/ports/chat/chat-sessions.ts';
import type { ChatMemory, Dialogue, Lasting, Offer } from '../../../domain/chat/dialogue.ts';
import type { OpenFrame, Recalled } from '../../../domain/chat/understanding.ts';
import { answerOf, DatabaseStore, deleteBefore } from '../shared/database-answer.ts';

export class PostgresChatSessions extends DatabaseStore implements ChatSessions {
  async recall(dialogue: Dialogue, now: Date) {
    const row = await answerOf(this.#of(dialogue).where('expires_at', '>', now).first());
    return row && toMemory(row);
  }

  /** Compares contents, not a version: processes of an earlier release write too. */
  async replace(dialogue: Dialogue, before: ChatMemory | undefined, after: ChatMemory, { now, expiresAt }: Lasting) {
    const values = { ...toState(after), expires_at: expiresAt };
    if (before !== undefined) return (await answerOf(this.#of(dialogue).where(toState(before)).update(values))) === 1;
    const expired = this.db<SessionRow>('chat_sessions')
      .insert({ ...keyOf(dialogue), ...values })
      .onConflict(['channel', 'wallet', 'id'])
      .merge()
      .where('chat_sessions.expires_at', '<=', now);
    return (await answerOf(expired.returning('id'))).length === 1;
  }

  async takeOffer(dialogue: Dialogue, { id, content }: Pick<Offer, 'id' | 'content'>, taking: Taking) {
    const { now, expiresAt, keep } = taking;
    return await answerOf(
      this.db.transaction(async (trx) => {
        const row = await this.#of(dialogue, trx)
          .where({ offer_id: id, offer_content: content })
          .where('offer_expires_at', '>', now)
          .where('expires_at', '>', now)
          .forUpdate()
          .first();
        const kept = row && keep(toMemory(row));
        if (kept !== undefined) await this.#of(dialogue, trx).update({ ...toState(kept), expires_at: expiresAt });
        return kept;
      }),
    );
  }

  async purgeExpired(before: Date, limit: number) {
    return await deleteBefore(this.db, 'chat_sessions', 'expires_at', before, limit);
  }

  #of(dialogue: Dialogue, db = this.db) {
    return db<SessionRow>('chat_sessions').where(keyOf(dialogue));
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

function toState({ frame, offer, ...recalled }: ChatMemory) {
  return {
    frame: frame === undefined ? null : JSON.stringify(frame),
    recalled: Object.keys(recalled).length === 0 ? null : JSON.stringify(recalled),
    offer_id: offer?.id ?? null,
    offer_content: offer?.content ?? null,
    offer_expires_at: offer?.expiresAt ?? null,
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
