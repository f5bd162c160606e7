import type { UserEntry, UserFilter } from '../../../domain/operator/user-entry.ts';
import type { Page, PageRequest } from '../../../domain/shared/page.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/** All users, for operators. Every method rejects with STORE_UNAVAILABLE. */
export interface UserDirectory {
  /** The newest users first. Rejects with VALIDATION_FAILED for a malformed cursor. */
  page(filter: UserFilter, page: PageRequest, now: Date): Promise<Page<UserEntry>>;
  /** The users whose address, in lower case, begins and ends so; at most `limit`. */
  abbreviated(start: string, end: string, limit: number): Promise<readonly WalletAddress[]>;
  /** The users among these addresses, which are in lower case; at most `limit`. */
  among(addresses: readonly string[], limit: number): Promise<readonly WalletAddress[]>;
}
