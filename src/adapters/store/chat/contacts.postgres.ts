import type { Contacts } from '../../../application/ports/chat/contacts.ts';
import type { Contact } from '../../../domain/chat/contact.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { answerOf, DatabaseStore } from '../shared/database-answer.ts';
import { oneAtATime } from '../shared/locks.ts';

type ContactRow = { wallet: WalletAddress; name: string; address: WalletAddress };

export class PostgresContacts extends DatabaseStore implements Contacts {
  async save(wallet: WalletAddress, { name, address }: Contact, most: number) {
    return await answerOf(
      this.db.transaction(async (trx) => {
        await oneAtATime(trx, 'chat_contacts', wallet);
        const { rows } = await trx.raw<{ rows: unknown[] }>(SAVE, { wallet, name, address, most });
        return rows.length === 1;
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
  on conflict (wallet, name) do update set address = excluded.address
  returning name`;
