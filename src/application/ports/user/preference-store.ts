import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { PreferenceKind, Preferences } from '../../../domain/user/preferences.ts';

/** Every method rejects with STORE_UNAVAILABLE when the database does not respond. */
export interface PreferenceStore {
  /** Only the user's choices, without defaults. */
  choices<K extends PreferenceKind>(wallet: WalletAddress, kind: K): Promise<Partial<Preferences[K]>>;
  /** Merges the choices, while no other writer can change them, and returns all of them. */
  choose<K extends PreferenceKind>(
    wallet: WalletAddress,
    kind: K,
    choices: Partial<Preferences[K]>,
  ): Promise<Partial<Preferences[K]>>;
}
