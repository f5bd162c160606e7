import type { Knex } from 'knex';
import type { Contacts } from '../../../application/ports/chat/contacts.ts';
import type { Contact } from '../../../domain/chat/contact.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { answerOf } from '../shared/database-answer.ts';

type ContactRow = { wallet: WalletAddress; name: string; address: WalletAddress };

export class PostgresContacts implements Contacts {
  readonly #db: Knex;

  constructor(db: Knex) {
    this.#db = db;
  }

  async save(wallet: WalletAddress, { name, address }: Contact, most: number) {
    const { rows } = await answerOf(
      this.#db.raw<{ rows: unknown[] }>(SAVE, [wallet, wallet, name, address, wallet, wallet, name, most]),
    );
    return rows.length === 1;
  }

  async find(wallet: WalletAddress, name: string) {
    return (await answerOf(this.#db<ContactRow>('chat_contacts').where({ wallet, name }).first()))?.address;
  }

  async list(wallet: WalletAddress) {
    const rows = await answerOf(this.#db<ContactRow>('chat_contacts').where({ wallet }).orderBy('name'));
    return rows.map(({ name, address }) => ({ name, address }));
  }

  async remove(wallet: WalletAddress, name: string) {
    return (await answerOf(this.#db('chat_contacts').where({ wallet, name }).del())) === 1;
  }
}

/** The wallet's contacts are locked first, so that concurrent calls do not exceed the limit together. */
const SAVE = `
  with locked as materialized (select pg_advisory_xact_lock(hashtextextended('chat-contacts ' || ?, 0)))
  insert into chat_contacts (wallet, name, address)
  select ?, ?, ? from locked
  where (select count(*) from chat_contacts where wallet = ? and not (wallet = ? and name = ?)) < ?
  on conflict (wallet, name) do update set address = excluded.address
  returning name`;
