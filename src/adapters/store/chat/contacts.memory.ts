import type { Contacts } from '../../../application/ports/chat/contacts.ts';
import type { Contact } from '../../../domain/chat/contact.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { mentionsIn } from '../shared/mentions.ts';

export class InMemoryContacts implements Contacts {
  readonly #contacts = new Map<WalletAddress, Map<string, WalletAddress>>();

  async save(wallet: WalletAddress, { name, address }: Contact, most: number) {
    const own = this.#contacts.get(wallet) ?? new Map<string, WalletAddress>();
    if (!own.has(name) && own.size >= most) return false;
    this.#contacts.set(wallet, own.set(name, address));
    return true;
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
