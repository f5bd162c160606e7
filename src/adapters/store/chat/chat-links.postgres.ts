import type { ChatLinks, LinkInvitation } from '../../../application/ports/chat/chat-links.ts';
import type { Contacts } from '../../../application/ports/chat/contacts.ts';
import type { ChatAccount, ChatLink } from '../../../domain/chat/chat-link.ts';
import type { Contact } from '../../../domain/chat/contact.ts';
import type { Platform } from '../../../domain/messaging/platform.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { answerOf, DatabaseStore, deleteBatch } from '../shared/database-answer.ts';
import { oneAtATime } from '../shared/locks.ts';

export class PostgresChatLinks extends DatabaseStore implements ChatLinks {
  async invite({ digest, platform, wallet, expiresAt }: LinkInvitation) {
    const row = { digest, platform, wallet, expires_at: expiresAt };
    await answerOf(this.db('chat_link_codes').insert(row).onConflict(['wallet', 'platform']).merge());
  }

  async accept(digest: string, { platform, id }: ChatAccount, now: Date, expiresAt: Date) {
    const rows = await this.rows<{ wallet: WalletAddress }>(ACCEPT, [
      digest,
      platform,
      now,
      platform,
      id,
      expiresAt,
      now,
    ]);
    return rows[0]?.wallet;
  }

  async walletOf({ platform, id }: ChatAccount, now: Date) {
    const live = this.db<LinkRow>('chat_links').where({ platform, account: id }).where('expires_at', '>', now);
    return (await answerOf(live.first()))?.wallet;
  }

  async linksOf(wallet: WalletAddress, now: Date) {
    const live = this.db<LinkRow>('chat_links').where({ wallet }).where('expires_at', '>', now);
    return (await answerOf(live.orderBy(['platform', 'account']))).map(toLink);
  }

  async unlink({ platform, id }: ChatAccount) {
    return (await answerOf(this.db('chat_links').where({ platform, account: id }).del())) === 1;
  }

  /** The code is deleted first, so that no link can be created after the last one was deleted. */
  async unlinkAll(wallet: WalletAddress, platform: Platform) {
    await answerOf(this.db('chat_link_codes').where({ wallet, platform }).del());
    return await answerOf(this.db('chat_links').where({ wallet, platform }).del());
  }

  async purgeExpired(before: Date, limit: number) {
    const expired = { where: 'expires_at < :before', oldest: 'expires_at', before };
    const links = await deleteBatch(this.db, 'chat_links', { ...expired, limit });
    return links + (await deleteBatch(this.db, 'chat_link_codes', { ...expired, limit: limit - links }));
  }
}

/** The code is deleted first: of two concurrent requests with the same code, the second does not find it. */
const ACCEPT = `
  with used as (
    delete from chat_link_codes where digest = ? and platform = ? and expires_at > ? returning wallet
  )
  insert into chat_links (platform, account, wallet, expires_at)
  select ?, ?, wallet, ? from used
  on conflict (platform, account) do update set wallet = excluded.wallet, expires_at = excluded.expires_at
  where chat_links.wallet = excluded.wallet or chat_links.expires_at <= ?
  returning wallet`;

type LinkRow = { platform: Platform; account: string; wallet: WalletAddress; expires_at: Date };

const toLink = ({ platform, account, wallet, expires_at }: LinkRow): ChatLink => ({
  account: { platform, id: account },
  wallet,
  expiresAt: expires_at,
});

type ContactRow = { wallet: WalletAddress; name: string; address: WalletAddress };

export class PostgresContacts extends DatabaseStore implements Contacts {
  async save(wallet: WalletAddress, { name, address }: Contact, most: number) {
    return await answerOf(
      this.db.transaction(async (trx) => {
        await oneAtATime(trx, 'chat_contacts', wallet);
        const { rows } = await trx.raw<{ rows: Contact[] }>(SAVE, { wallet, name, address, most });
        return rows[0]?.address;
      }),
    );
  }

  async find(wallet: WalletAddress, name: string) {
    return (await answerOf(this.db<ContactRow>('chat_contacts').where({ wallet, name }).first()))?.address;
  }

  async list(wallet: WalletAddress) {
    const rows = await answerOf(this.db<ContactRow>('chat_contacts').where({ wallet }).orderBy('name'));
    return rows.map(({ name, address }) => ({ name, address }));
  }

  async remove(wallet: WalletAddress, name: string) {
    return (await answerOf(this.db('chat_contacts').where({ wallet, name }).del())) === 1;
  }
}

const SAVE = `
  insert into chat_contacts (wallet, name, address)
  select :wallet, :name, :address
  where (select count(*) from chat_contacts where wallet = :wallet and name <> :name) < :most
  on conflict (wallet, name) do update set address = chat_contacts.address
  returning address`;
