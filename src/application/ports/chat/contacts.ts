import type { Contact } from '../../../domain/chat/contact.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/** The contacts of wallets. Every method rejects with STORE_UNAVAILABLE. */
export interface Contacts {
  /** The address that the name has then: the one of the contact, or an earlier one, which stays. Undefined when the wallet has `most` others already. */
  save(wallet: WalletAddress, contact: Contact, most: number): Promise<WalletAddress | undefined>;
  find(wallet: WalletAddress, name: string): Promise<WalletAddress | undefined>;
  /** Sorted by name. */
  list(wallet: WalletAddress): Promise<readonly Contact[]>;
  /** Returns whether there was one. */
  remove(wallet: WalletAddress, name: string): Promise<boolean>;
}
