import type { ApiKey, NewApiKey } from '../../../domain/auth/api-key.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { Freshness } from './freshness.ts';

/** Every method rejects with STORE_UNAVAILABLE when the database does not respond. */
export interface ApiKeyStore {
  /**
   * Stores a new key by its digest. Rejects with TOO_MANY_API_KEYS when the wallet already has `most` active keys (neither revoked nor
   * expired when the new key is created). Concurrent calls cannot exceed this limit. With the id of the session that asks, rejects with
   * UNAUTHENTICATED unless the session is live in the store itself: no key is created by a session that ended, and was remembered.
   */
  create(key: NewApiKey, digest: string, most: number, session?: string): Promise<ApiKey>;
  /** The wallet's keys, including revoked ones, newest first. */
  keysOf(wallet: WalletAddress): Promise<readonly ApiKey[]>;
  /** The key with this digest, unless it is revoked; it may have expired. */
  findLive(digest: string, freshness?: Freshness): Promise<ApiKey | undefined>;
  /** Idempotent. Returns false when the wallet has no such key. */
  revoke(wallet: WalletAddress, id: number, at: Date): Promise<boolean>;
  /** Revokes all of the wallet's keys that are not revoked yet; returns how many. */
  revokeAll(wallet: WalletAddress, at: Date): Promise<number>;
  /** Remembers the latest use; an earlier one changes nothing. */
  markUsed(id: number, at: Date): Promise<void>;
}
