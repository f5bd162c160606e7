import { isDeepStrictEqual } from 'node:util';
import type { ChatLinks, LinkInvitation } from '../../../application/ports/chat/chat-links.ts';
import type { ChatSessions, Taking } from '../../../application/ports/chat/chat-sessions.ts';
import type { Contacts } from '../../../application/ports/chat/contacts.ts';
import type { ChatAccount, ChatLink } from '../../../domain/chat/chat-link.ts';
import type { Contact } from '../../../domain/chat/contact.ts';
import type { ChatMemory, Dialogue, Lasting, Offer } from '../../../domain/chat/dialogue.ts';
import type { Platform } from '../../../domain/messaging/platform.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { mentionsIn } from '../shared/mentions.ts';
import { purged } from '../shared/values.ts';

export class InMemoryChatLinks implements ChatLinks {
  readonly #invitations = new Map<string, LinkInvitation>();
  readonly #links = new Map<string, ChatLink>();

  async invite(invitation: LinkInvitation) {
    this.#endCode(invitation.wallet, invitation.platform);
    this.#invitations.set(invitation.digest, structuredClone(invitation));
  }

  async accept(digest: string, account: ChatAccount, now: Date, expiresAt: Date) {
    const invitation = this.#invitations.get(digest);
    if (invitation === undefined || invitation.platform !== account.platform || invitation.expiresAt <= now)
      return undefined;
    this.#invitations.delete(digest);
    const { wallet } = invitation;
    const standing = await this.walletOf(account, now);
    if (standing !== undefined && standing !== wallet) return undefined;
    this.#links.set(keyOf(account), structuredClone({ account, wallet, expiresAt }));
    return wallet;
  }

  async walletOf(account: ChatAccount, now: Date) {
    const link = this.#links.get(keyOf(account));
    return link !== undefined && link.expiresAt > now ? link.wallet : undefined;
  }

  async linksOf(wallet: WalletAddress, now: Date) {
    const links = [...this.#links.values()].filter((link) => link.wallet === wallet && link.expiresAt > now);
    return structuredClone(links.sort((a, b) => (keyOf(a.account) < keyOf(b.account) ? -1 : 1)));
  }

  async unlink(account: ChatAccount) {
    return this.#links.delete(keyOf(account));
  }

  async unlinkAll(wallet: WalletAddress, platform: Platform) {
    this.#endCode(wallet, platform);
    const ended = [...this.#links].filter(([, link]) => link.wallet === wallet && link.account.platform === platform);
    for (const [key] of ended) this.#links.delete(key);
    return ended.length;
  }

  async purgeExpired(before: Date, limit: number) {
    const isOver = ({ expiresAt }: Readonly<{ expiresAt: Date }>) => expiresAt < before;
    const links = purged(this.#links, limit, isOver);
    return links + purged(this.#invitations, limit - links, isOver);
  }

  #endCode(wallet: WalletAddress, platform: Platform): void {
    for (const [digest, open] of this.#invitations)
      if (open.wallet === wallet && open.platform === platform) this.#invitations.delete(digest);
  }

  about(wallet: WalletAddress) {
    const invitations = [...this.#invitations.values()].filter((open) => open.wallet === wallet);
    return {
      chat_links: [...this.#links.values()].filter((link) => link.wallet === wallet),
      chat_link_codes: invitations.map(({ digest: _, ...shown }) => shown),
    };
  }

  erase(wallet: WalletAddress): void {
    for (const [digest, open] of this.#invitations) if (open.wallet === wallet) this.#invitations.delete(digest);
    for (const { account } of this.about(wallet).chat_links) this.#links.delete(keyOf(account));
  }
}

const keyOf = ({ platform, id }: ChatAccount): string => `${platform} ${id}`;

export class InMemoryChatSessions implements ChatSessions {
  readonly #sessions = new Map<string, Readonly<{ memory: ChatMemory; expiresAt: Date }>>();

  async recall(dialogue: Dialogue, now: Date) {
    const session = this.#sessions.get(keyOfDialogue(dialogue));
    return session === undefined || session.expiresAt <= now ? undefined : structuredClone(session.memory);
  }

  async replace(dialogue: Dialogue, before: ChatMemory | undefined, after: ChatMemory, { now, expiresAt }: Lasting) {
    const session = this.#sessions.get(keyOfDialogue(dialogue));
    const isAsRead =
      before === undefined
        ? session === undefined || session.expiresAt <= now
        : isDeepStrictEqual(session?.memory, before);
    if (isAsRead) this.#sessions.set(keyOfDialogue(dialogue), structuredClone({ memory: after, expiresAt }));
    return isAsRead;
  }

  async takeOffer(dialogue: Dialogue, { id, content }: Pick<Offer, 'id' | 'content'>, taking: Taking) {
    const { now, expiresAt, keep } = taking;
    const session = this.#sessions.get(keyOfDialogue(dialogue));
    const offer = session?.memory.offer;
    if (session === undefined || offer === undefined || session.expiresAt <= now || offer.expiresAt <= now)
      return undefined;
    if (offer.id !== id || offer.content !== content) return undefined;
    const kept = keep(structuredClone(session.memory));
    if (kept !== undefined) this.#sessions.set(keyOfDialogue(dialogue), structuredClone({ memory: kept, expiresAt }));
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

const keyOfDialogue = ({ channel, wallet, id }: Dialogue): string => JSON.stringify([channel, wallet, id]);

export class InMemoryContacts implements Contacts {
  readonly #contacts = new Map<WalletAddress, Map<string, WalletAddress>>();

  async save(wallet: WalletAddress, { name, address }: Contact, most: number) {
    const own = this.#contacts.get(wallet) ?? new Map<string, WalletAddress>();
    const standing = own.get(name);
    if (standing !== undefined || own.size >= most) return standing;
    this.#contacts.set(wallet, own.set(name, address));
    return address;
  }

  async find(wallet: WalletAddress, name: string) {
    return this.#contacts.get(wallet)?.get(name);
  }

  async list(wallet: WalletAddress) {
    const own = [...(this.#contacts.get(wallet) ?? [])].map(([name, address]) => ({ name, address }));
    return own.sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  async remove(wallet: WalletAddress, name: string) {
    return this.#contacts.get(wallet)?.delete(name) ?? false;
  }

  about(wallet: WalletAddress) {
    const own = [...(this.#contacts.get(wallet) ?? [])];
    return { chat_contacts: own.map(([name, address]) => ({ wallet, name, address })) };
  }

  mentions(wallet: WalletAddress) {
    const others = [...this.#contacts].filter(([owner]) => owner !== wallet).flatMap(([, own]) => [...own.values()]);
    return mentionsIn(
      ['chat_contacts', 'address'],
      others,
      (address) => address === wallet,
      () => ({}),
    );
  }

  erase(wallet: WalletAddress): void {
    this.#contacts.delete(wallet);
  }
}
