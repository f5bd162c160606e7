import type { PreferenceStore, UserWalletStore } from '../../../application/ports/user.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { tooManyUserWallets, userWalletExists } from '../../../domain/user/errors.ts';
import type { PreferenceKind, Preferences } from '../../../domain/user/preferences.ts';
import type { NewUserWallet, UserWallet } from '../../../domain/user/user.ts';
import { mentionsIn } from '../shared/mentions.ts';
import { copyOf } from '../shared/values.ts';

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

export class InMemoryUserWalletStore implements UserWalletStore {
  readonly #lists = new Map<WalletAddress, readonly UserWallet[]>();
  #lastId = 0;

  async walletsOf(owner: WalletAddress) {
    return copyOf(this.#lists.get(owner) ?? []);
  }

  async add(owner: WalletAddress, wallet: NewUserWallet, most: number) {
    const list = this.#lists.get(owner) ?? [];
    if (list.some(({ chain, address }) => chain === wallet.chain && address === wallet.address))
      throw userWalletExists();
    if (list.length >= most) throw tooManyUserWallets();
    this.#lastId += 1;
    const added: UserWallet = copyOf({ ...wallet, id: String(this.#lastId) });
    const demoted = list.map((other) =>
      added.isPrimary && other.chain === added.chain ? { ...other, isPrimary: false } : other,
    );
    this.#lists.set(owner, [...demoted, added]);
    return copyOf(added);
  }

  async remove(owner: WalletAddress, id: string) {
    const list = this.#lists.get(owner) ?? [];
    const others = list.filter((wallet) => BigInt(wallet.id) !== BigInt(id));
    this.#lists.set(owner, others);
    return others.length < list.length;
  }

  about(wallet: WalletAddress) {
    return { user_wallets: this.#lists.get(wallet) ?? [] };
  }

  mentions(wallet: WalletAddress) {
    const others = [...this.#lists].filter(([owner]) => owner !== wallet).flatMap(([, list]) => list);
    const shown = ({ chain, createdAt }: UserWallet) => ({ chain, createdAt });
    return mentionsIn(['user_wallets', 'address'], others, ({ address }) => address === wallet, shown);
  }

  erase(wallet: WalletAddress): void {
    this.#lists.delete(wallet);
  }
}
