import type { UserDirectory } from '../../../application/ports/operator.ts';
import { kycStanding } from '../../../domain/kyc/kyc-standing.ts';
import { matchesQuery, type UserEntry, type UserFilter } from '../../../domain/operator/user-entry.ts';
import type { PageRequest } from '../../../domain/shared/page.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { User } from '../../../domain/user/user.ts';
import type { InMemoryKycStore } from '../kyc/kyc-store.memory.ts';
import { pageByPosition, positionIn } from '../shared/cursors.ts';
import type { InMemoryUserStore } from '../user/user-store.memory.ts';

export class InMemoryUserDirectory implements UserDirectory {
  readonly #users: InMemoryUserStore;
  readonly #kycs: InMemoryKycStore;

  constructor(users: InMemoryUserStore, kycs: InMemoryKycStore) {
    this.#users = users;
    this.#kycs = kycs;
  }

  async page({ query, kyc, tier, blocked, from, to }: UserFilter, { limit, cursor }: PageRequest, now: Date) {
    const before = positionIn(cursor);
    const users = this.#users.all().filter((user) => user.id < before && (!query || matchesQuery(user, query)));
    const entries = await Promise.all(
      users.map(async (user) => ({ position: user.id, item: await this.#entryOf(user, now) })),
    );
    const found = entries.filter(
      ({ item }) =>
        (kyc === undefined || item.kycStatus === kyc) &&
        (tier === undefined || item.tier === tier) &&
        (blocked === undefined || item.isBlocked === blocked) &&
        (from === undefined || item.createdAt >= from) &&
        (to === undefined || item.createdAt < to),
    );
    return pageByPosition(found.slice(0, limit + 1), limit);
  }

  async among(addresses: readonly string[], limit: number) {
    const wanted = new Set(addresses);
    const found = this.#users.all().filter(({ wallet }) => wanted.has(wallet.toLowerCase()));
    return found.slice(0, limit).map(({ wallet }) => wallet);
  }

  async namesOf(wallets: readonly WalletAddress[]) {
    return new Map(
      this.#users.all().flatMap(({ wallet, name, username }) => {
        const shown = name ?? username;
        return shown === undefined || !wallets.includes(wallet) ? [] : [[wallet, shown] as const];
      }),
    );
  }

  async abbreviated(start: string, end: string, limit: number) {
    const isMeant = (wallet: string) => wallet.startsWith(start) && wallet.endsWith(end);
    const found = this.#users.all().filter(({ wallet }) => isMeant(wallet.toLowerCase()));
    return found.slice(0, limit).map(({ wallet }) => wallet);
  }

  async #entryOf(user: User, now: Date): Promise<UserEntry> {
    const { wallet, username, email, name, isBlocked, siweVerifiedAt, createdAt } = user;
    const { status, tier } = kycStanding(
      await this.#kycs.verificationsOf(wallet),
      await this.#kycs.rulingsOf(wallet),
      now,
    );
    return {
      wallet,
      isBlocked,
      createdAt,
      kycStatus: status,
      ...(username !== undefined && { username }),
      ...(email !== undefined && { email }),
      ...(name !== undefined && { name }),
      ...(siweVerifiedAt !== undefined && { siweVerifiedAt }),
      ...(tier !== undefined && { tier }),
    };
  }
}
