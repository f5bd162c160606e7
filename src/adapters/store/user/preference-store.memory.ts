import type { PreferenceStore } from '../../../application/ports/user.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { PreferenceKind, Preferences } from '../../../domain/user/preferences.ts';

export class InMemoryPreferenceStore implements PreferenceStore {
  readonly #choices = new Map<string, object>();

  async choices<K extends PreferenceKind>(wallet: WalletAddress, kind: K): Promise<Partial<Preferences[K]>> {
    return { ...this.#choices.get(`${wallet} ${kind}`) };
  }

  async choose<K extends PreferenceKind>(wallet: WalletAddress, kind: K, choices: Partial<Preferences[K]>) {
    const key = `${wallet} ${kind}`;
    const merged = { ...this.#choices.get(key), ...choices };
    this.#choices.set(key, merged);
    return { ...merged };
  }

  about(wallet: WalletAddress) {
    const own = [...this.#choices].filter(([key]) => key.startsWith(`${wallet} `));
    return { user_preferences: own.map(([, choices]) => choices) };
  }

  erase(wallet: WalletAddress): void {
    for (const key of this.#choices.keys()) if (key.startsWith(`${wallet} `)) this.#choices.delete(key);
  }
}
