import type { Contact } from '../../../domain/chat/contact.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/** The contacts of wallets. Every method rejects with STORE_UNAVAILABLE. */
export interface Contacts {
  /** Stores the contact, in the place of an earlier one with this name; false when the wallet has `most` others already. */
  save(wallet: WalletAddress, contact: Contact, most: number): Promise<boolean>;
  find(wallet: WalletAddress, name: string): Promise<WalletAddress | undefined>;
  /** Sorted by name. */
  list(wallet: WalletAddress): Promise<readonly Contact[]>;
  /** Returns whether there was one. */
  remove(wallet: WalletAddress, name: string): Promise<boolean>;
}
