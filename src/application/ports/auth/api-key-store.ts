import type { ApiKey, NewApiKey } from '../../../domain/auth/api-key.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/** Every method rejects with STORE_UNAVAILABLE when the database does not respond. */
export interface ApiKeyStore {
  /** Stores a new key by its digest. Rejects with TOO_MANY_API_KEYS when its wallet has `most` active keys, also under concurrent calls. */
  create(key: NewApiKey, digest: string, most: number): Promise<ApiKey>;
  /** The wallet's keys, including revoked ones, newest first. */
  keysOf(wallet: WalletAddress): Promise<readonly ApiKey[]>;
  /** The key with this digest, unless it is revoked. */
  findLive(digest: string): Promise<ApiKey | undefined>;
  /** Idempotent. Returns false when the wallet has no such key. */
  revoke(wallet: WalletAddress, id: number, at: Date): Promise<boolean>;
  /** Records the latest use; an earlier time changes nothing. */
  markUsed(id: number, at: Date): Promise<void>;
}
