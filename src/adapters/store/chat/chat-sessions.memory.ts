import type { ChatSessions, Kept } from '../../../application/ports/chat/chat-sessions.ts';
import type { ChatMemory, Dialogue, Offer } from '../../../domain/chat/dialogue.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

export class InMemoryChatSessions implements ChatSessions {
  readonly #sessions = new Map<string, Readonly<{ memory: ChatMemory; expiresAt: Date }>>();

  async recall(dialogue: Dialogue, now: Date) {
    const session = this.#sessions.get(keyOf(dialogue));
    return session === undefined || session.expiresAt <= now ? undefined : structuredClone(session.memory);
  }

  async remember(dialogue: Dialogue, memory: ChatMemory, expiresAt: Date) {
    this.#sessions.set(keyOf(dialogue), structuredClone({ memory, expiresAt }));
  }

  async takeOffer(dialogue: Dialogue, { id, content }: Pick<Offer, 'id' | 'content'>, now: Date, after?: Kept) {
    const session = this.#sessions.get(keyOf(dialogue));
    const offer = session?.memory.offer;
    if (session === undefined || offer === undefined || session.expiresAt <= now || offer.expiresAt <= now)
      return false;
    if (offer.id !== id || offer.content !== content) return false;
    if (after === undefined) return this.#sessions.delete(keyOf(dialogue));
    this.#sessions.set(keyOf(dialogue), structuredClone(after));
    return true;
  }

  async purgeExpired(before: Date, limit: number) {
    const expired = [...this.#sessions].filter(([, { expiresAt }]) => expiresAt < before).slice(0, limit);
    for (const [key] of expired) this.#sessions.delete(key);
    return expired.length;
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
