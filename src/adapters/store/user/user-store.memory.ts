import type { UserStore } from '../../../application/ports/user.ts';
import type { Acting } from '../../../domain/auth/session.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { emailTaken, referralCodeTaken, usernameTaken } from '../../../domain/user/errors.ts';
import { claimsEmail, type ProfileChange, type Revision } from '../../../domain/user/revise-profile.ts';
import { NEW_PROFILE, type NewUser, type User } from '../../../domain/user/user.ts';
import { InMemorySessionStore } from '../auth/auth-stores.memory.ts';
import { ANOTHER_PERSON, mentionsIn } from '../shared/mentions.ts';
import { copyOf } from '../shared/values.ts';

export class InMemoryUserStore implements UserStore {
  readonly #users = new Map<WalletAddress, User>();
  readonly #changes = new Map<WalletAddress, ProfileChange[]>();

  readonly #sessions: InMemorySessionStore;

  /** `sessions`: the store that knows which session is live. */
  constructor(sessions = new InMemorySessionStore()) {
    this.#sessions = sessions;
  }

  async find(wallet: WalletAddress) {
    return copyOf(this.#users.get(wallet));
  }

  async findByReferralCode(code: string) {
    return copyOf(this.#withCode(code));
  }

  async register(user: NewUser) {
    const known = this.#users.get(user.wallet);
    if (known !== undefined) return { user: copyOf(known), created: false };
    if (this.#withCode(user.referralCode) !== undefined) throw referralCodeTaken();
    const created: User = copyOf({ ...NEW_PROFILE, ...user, id: this.#users.size + 1 });
    this.#users.set(user.wallet, created);
    return { user: copyOf(created), created: true };
  }

  async markSiweVerified(wallet: WalletAddress, at: Date) {
    const user = this.#users.get(wallet);
    if (user === undefined || user.siweVerifiedAt !== undefined) return;
    this.#users.set(wallet, { ...user, siweVerifiedAt: new Date(at) });
  }

  async proveContract(wallet: WalletAddress, chainId: number, link: boolean) {
    const user = this.#users.get(wallet);
    if (user === undefined) return false;
    const known = user.contractChainIds;
    if (known.includes(chainId)) return true;
    if (known.length > 0 && !link) return false;
    this.#users.set(wallet, { ...user, contractChainIds: [...known, chainId] });
    return true;
  }

  async linkEmbedded(wallet: WalletAddress, embeddedUserId: string) {
    const user = this.#users.get(wallet);
    if (user !== undefined) this.#users.set(wallet, { ...user, embeddedUserId });
  }

  async revise(wallet: WalletAddress, decide: (user: User) => Revision, acting?: Acting) {
    const known = this.#users.get(wallet);
    if (known === undefined) return undefined;
    if (acting !== undefined) this.#sessions.requireLive(acting);
    const { user, history } = copyOf(decide(copyOf(known)));
    if (this.#isTaken('username', user)) throw usernameTaken();
    if (claimsEmail(known, user) && this.#isTaken('email', user)) throw emailTaken();
    this.#users.set(wallet, user);
    this.#changes.set(wallet, [...(this.#changes.get(wallet) ?? []), ...history]);
    return copyOf(user);
  }

  async notifiedOfUpdates(after: number, limit: number) {
    const asked = [...this.#users.values()].filter(
      (user) => user.notifyUpdates && user.emailVerified && user.id > after,
    );
    return copyOf(asked.sort((a, b) => a.id - b.id).slice(0, limit));
  }

  async history(wallet: WalletAddress) {
    return copyOf(this.#changes.get(wallet) ?? []);
  }

  /** Every user, the newest first. */
  all(): readonly User[] {
    return copyOf([...this.#users.values()].reverse());
  }

  has(wallet: WalletAddress): boolean {
    return this.#users.has(wallet);
  }

  /** False when nothing changes. */
  isBlocked(wallet: WalletAddress): boolean {
    return this.#users.get(wallet)?.isBlocked === true;
  }

  setBlocked(wallet: WalletAddress, isBlocked: boolean): boolean {
    const user = this.#users.get(wallet);
    if (user === undefined || user.isBlocked === isBlocked) return false;
    this.#users.set(wallet, { ...user, isBlocked });
    return true;
  }

  #isTaken(field: 'username' | 'email', user: User): boolean {
    const wanted = user[field]?.toLowerCase();
    const others = [...this.#users.values()].filter(({ wallet }) => wallet !== user.wallet);
    const holders = field === 'email' ? others.filter(({ emailVerified }) => emailVerified) : others;
    return wanted !== undefined && holders.some((other) => other[field]?.toLowerCase() === wanted);
  }

  #withCode(code: string): User | undefined {
    return [...this.#users.values()].find(({ referralCode }) => referralCode === code);
  }

  about(wallet: WalletAddress) {
    const user = this.#users.get(wallet);
    const changes = (this.#changes.get(wallet) ?? []).map((change) =>
      change.field === 'referredBy' ? { ...change, ...anonymous(change) } : change,
    );
    return { users: user === undefined ? [] : [user], profile_changes: changes };
  }

  mentions(wallet: WalletAddress) {
    const others = [...this.#users.values()].filter((user) => user.wallet !== wallet);
    const changes = others.flatMap((user) => this.#changes.get(user.wallet) ?? []);
    const created = ({ createdAt }: User) => ({ createdAt });
    return [
      ...mentionsIn(['users', 'referred_by'], others, ({ referredBy }) => referredBy === wallet, created),
      ...mentionsIn(['users', 'claimed_referrer'], others, (one) => one.claimedReferrer === wallet, created),
      ...mentionsIn(
        ['profile_changes', 'actor'],
        changes,
        ({ actor }) => actor === wallet,
        ({ at }) => ({ at }),
      ),
    ];
  }

  erase(wallet: WalletAddress): void {
    const user = this.#users.get(wallet);
    this.#changes.delete(wallet);
    if (user === undefined) return;
    const {
      username: _u,
      email: _e,
      unconfirmedEmail: _x,
      name: _n,
      phone: _p,
      countryCode: _c,
      embeddedUserId: _i,
      ...kept
    } = user;
    const unset = { emailVerified: false, notifyAml: false, notifyVesting: false, notifyUpdates: false };
    this.#users.set(wallet, { ...kept, ...unset });
  }
}

const anonymous = ({ before, after }: ProfileChange) => ({
  ...(before !== undefined && { before: ANOTHER_PERSON }),
  ...(after !== undefined && { after: ANOTHER_PERSON }),
});
