import type { UserStore } from '../../application/ports/user-store.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { referralCodeTaken } from '../../domain/user/errors.ts';
import { NEW_PROFILE, type NewUser, type User } from '../../domain/user/user.ts';

export class InMemoryUserStore implements UserStore {
  readonly #users = new Map<WalletAddress, User>();

  async find(wallet: WalletAddress) {
    return structuredClone(this.#users.get(wallet));
  }

  async findByReferralCode(code: string) {
    return structuredClone(this.#withCode(code));
  }

  async register(user: NewUser) {
    const known = this.#users.get(user.wallet);
    if (known !== undefined) return { user: structuredClone(known), created: false };
    if (this.#withCode(user.referralCode) !== undefined) throw referralCodeTaken();
    const created: User = structuredClone({ ...NEW_PROFILE, ...user, id: this.#users.size + 1 });
    this.#users.set(user.wallet, created);
    return { user: structuredClone(created), created: true };
  }

  async markSiweVerified(wallet: WalletAddress, at: Date) {
    const user = this.#users.get(wallet);
    if (user === undefined || user.siweVerifiedAt !== undefined) return;
    this.#users.set(wallet, { ...user, siweVerifiedAt: new Date(at) });
  }

  #withCode(code: string): User | undefined {
    return [...this.#users.values()].find(({ referralCode }) => referralCode === code);
  }
}
