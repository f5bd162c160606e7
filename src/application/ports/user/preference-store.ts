import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { PreferenceKind, Preferences } from '../../../domain/user/preferences.ts';

/** Every method rejects with STORE_UNAVAILABLE when the database does not answer. */
export interface PreferenceStore {
  /** What the person chose; nothing else. */
  choices<K extends PreferenceKind>(wallet: WalletAddress, kind: K): Promise<Partial<Preferences[K]>>;
  /** Adds to the choices, with no other writer in between, and answers all of them. */
  choose<K extends PreferenceKind>(
    wallet: WalletAddress,
    kind: K,
    choices: Partial<Preferences[K]>,
  ): Promise<Partial<Preferences[K]>>;
}
