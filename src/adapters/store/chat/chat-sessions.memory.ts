import { isDeepStrictEqual } from 'node:util';
import type { ChatSessions, Taking } from '../../../application/ports/chat/chat-sessions.ts';
import type { ChatMemory, Dialogue, Lasting, Offer } from '../../../domain/chat/dialogue.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { purged } from '../shared/values.ts';

export class InMemoryChatSessions implements ChatSessions {
  readonly #sessions = new Map<string, Readonly<{ memory: ChatMemory; expiresAt: Date }>>();

  async recall(dialogue: Dialogue, now: Date) {
    const session = this.#sessions.get(keyOf(dialogue));
    return session === undefined || session.expiresAt <= now ? undefined : structuredClone(session.memory);
  }

  async replace(dialogue: Dialogue, before: ChatMemory | undefined, after: ChatMemory, { now, expiresAt }: Lasting) {
    const session = this.#sessions.get(keyOf(dialogue));
    const isAsRead =
      before === undefined
        ? session === undefined || session.expiresAt <= now
        : isDeepStrictEqual(session?.memory, before);
    if (isAsRead) this.#sessions.set(keyOf(dialogue), structuredClone({ memory: after, expiresAt }));
    return isAsRead;
  }

  async takeOffer(dialogue: Dialogue, { id, content }: Pick<Offer, 'id' | 'content'>, taking: Taking) {
    const { now, expiresAt, keep } = taking;
    const session = this.#sessions.get(keyOf(dialogue));
    const offer = session?.memory.offer;
    if (session === undefined || offer === undefined || session.expiresAt <= now || offer.expiresAt <= now)
      return undefined;
    if (offer.id !== id || offer.content !== content) return undefined;
    const kept = keep(structuredClone(session.memory));
    if (kept !== undefined) this.#sessions.set(keyOf(dialogue), structuredClone({ memory: kept, expiresAt }));
    return kept;
  }

  async purgeExpired(before: Date, limit: number) {
    return purged(this.#sessions, limit, ({ expiresAt }) => expiresAt < before);
  }

  about(wallet: WalletAddress) {
    return { chat_sessions: this.#of(wallet).map(([, session]) => session) };
  }

  erase(wallet: WalletAddress): void {
    for (const [key] of this.#of(wallet)) this.#sessions.delete(key);
  }

  #of(wallet: WalletAddress) {
    return [...this.#sessions].filter(([key]) => (JSON.parse(key) as unknown[])[1] === wallet);
  }
}

const keyOf = ({ channel, wallet, id }: Dialogue): string => JSON.stringify([channel, wallet, id]);
