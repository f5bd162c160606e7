import type { WalletAddress } from '../shared/wallet-address.ts';
import type { Scope } from './scope.ts';

/** The stored record of a key; it does not contain the key itself. */
export type ApiKey = Readonly<{
  id: number;
  /** The wallet that the key acts on behalf of. */
  wallet: WalletAddress;
  label: string;
  lastFour: string;
  scopes: readonly Scope[];
  createdAt: Date;
  /** Refused from this moment on; without it the key lives until it is revoked. */
  expiresAt?: Date;
  lastUsedAt?: Date;
  revokedAt?: Date;
}>;

export type NewApiKey = Omit<ApiKey, 'id' | 'lastUsedAt' | 'revokedAt'>;

export const API_KEY_PREFIX = 'svc_pk_live_';
export const API_KEY_ALPHABET = '0123456789abcdef';
export const API_KEY_LENGTH = 32;
export const MAX_LIVE_API_KEYS = 20;
/** Resolution of `lastUsedAt`: updating it on every request would turn every read into a write. */
const USE_RESOLUTION_MS = 60_000;

export const hasApiKeyForm = (text: string): boolean => /^svc_pk_live_[0-9a-f]{32}$/.test(text);

/** Neither revoked nor expired at `now`. */
export const isLiveApiKey = ({ expiresAt, revokedAt }: Pick<ApiKey, 'expiresAt' | 'revokedAt'>, now: Date): boolean =>
  revokedAt === undefined && (expiresAt === undefined || expiresAt > now);

export const isUseWorthNoting = ({ lastUsedAt }: ApiKey, now: Date): boolean =>
  lastUsedAt === undefined || now.getTime() - lastUsedAt.getTime() >= USE_RESOLUTION_MS;
