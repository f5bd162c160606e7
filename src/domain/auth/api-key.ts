import type { WalletAddress } from '../shared/wallet-address.ts';

/** The areas of the service that a key can be let into; an endpoint of none of them refuses every key. */
export const SCOPES = ['portfolio', 'oracle', 'swap', 'market', 'transfer'] as const;
export type Scope = (typeof SCOPES)[number];
export const DEFAULT_SCOPES: readonly Scope[] = ['portfolio', 'oracle', 'swap'];

/** What is known of a key once it was handed out: everything but the key. */
export type ApiKey = Readonly<{
  id: number;
  /** The wallet that the key acts for. */
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
/** How exactly `lastUsedAt` is known: writing it on every request would make every read a write. */
const USE_RESOLUTION_MS = 60_000;

export const hasApiKeyForm = (text: string): boolean => /^svc_pk_live_[0-9a-f]{32}$/.test(text);

/** Neither revoked nor expired at `now`. */
export const isLiveApiKey = ({ expiresAt, revokedAt }: Pick<ApiKey, 'expiresAt' | 'revokedAt'>, now: Date): boolean =>
  revokedAt === undefined && (expiresAt === undefined || expiresAt > now);

export const isUseWorthNoting = ({ lastUsedAt }: ApiKey, now: Date): boolean =>
  lastUsedAt === undefined || now.getTime() - lastUsedAt.getTime() >= USE_RESOLUTION_MS;
