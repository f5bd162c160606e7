import type { ChatLinks, LinkInvitation } from '../../../application/ports/chat/chat-links.ts';
import type { ChatAccount, ChatLink } from '../../../domain/chat/chat-link.ts';
import type { Platform } from '../../../domain/messaging/platform.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

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
    const links = purge(this.#links, before, limit);
    return links + purge(this.#invitations, before, limit - links);
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

function purge(entries: Map<string, Readonly<{ expiresAt: Date }>>, before: Date, limit: number): number {
  const expired = [...entries].filter(([, { expiresAt }]) => expiresAt < before).slice(0, limit);
  for (const [key] of expired) entries.delete(key);
  return expired.length;
}
