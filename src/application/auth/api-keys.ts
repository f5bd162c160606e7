import {
  API_KEY_ALPHABET,
  API_KEY_LENGTH,
  API_KEY_PREFIX,
  type ApiKey,
  hasApiKeyForm,
  isLiveApiKey,
  isUseWorthNoting,
  MAX_LIVE_API_KEYS,
  type NewApiKey,
} from '../../domain/auth/api-key.ts';
import { apiKeyNotFound } from '../../domain/auth/errors.ts';
import { KEY_USAGE_DAYS, SHOWN_KEY_REQUESTS } from '../../domain/auth/key-request.ts';
import type { ProvedSession, ProvedWallet } from '../../domain/auth/proved-wallet.ts';
import { requestInvalid } from '../../domain/shared/failures.ts';
import type { Freshness } from '../ports/auth.ts';
import type { Ports } from '../ports/index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A new key with its secret, which is returned only once. */
export type CreatedApiKey = ApiKey & Readonly<{ key: string }>;

/**
 * Creates a key that acts for the wallet of the session. Rejects with VALIDATION_FAILED when it would be expired already, with
 * UNAUTHENTICATED when the session has ended, and with TOO_MANY_API_KEYS.
 */
export const createApiKey =
  ({ apiKeys, keyDigests, random, clock }: Pick<Ports, 'apiKeys' | 'keyDigests' | 'random' | 'clock'>) =>
  async (
    { id, wallet }: Pick<ProvedSession, 'id' | 'wallet'>,
    { expiresAt, ...wish }: Pick<NewApiKey, 'label' | 'scopes' | 'expiresAt'>,
  ): Promise<CreatedApiKey> => {
    const createdAt = clock.now();
    if (expiresAt !== undefined && expiresAt <= createdAt)
      throw requestInvalid({ issues: [{ path: 'expiresAt', message: 'must be in the future' }] });
    const key = `${API_KEY_PREFIX}${random.text(API_KEY_LENGTH, API_KEY_ALPHABET)}`;
    const draft = { ...wish, ...(expiresAt && { expiresAt }), wallet, lastFour: key.slice(-4), createdAt };
    return { ...(await apiKeys.create(draft, keyDigests.digestOf(key), MAX_LIVE_API_KEYS, id)), key };
  };

export const listApiKeys =
  ({ apiKeys }: Pick<Ports, 'apiKeys'>) =>
  (wallet: ProvedWallet): Promise<readonly ApiKey[]> =>
    apiKeys.keysOf(wallet);

/** What the wallet's keys did in the last KEY_USAGE_DAYS: counts by key and day, and the newest requests. */
export const viewKeyUsage =
  ({ keyRequests, clock }: Pick<Ports, 'keyRequests' | 'clock'>) =>
  async (wallet: ProvedWallet) => {
    const since = new Date(clock.now().getTime() - (KEY_USAGE_DAYS - 1) * DAY_MS);
    const [usage, requests] = await Promise.all([
      keyRequests.usageOf(wallet, since),
      keyRequests.newestOf(wallet, since, SHOWN_KEY_REQUESTS),
    ]);
    return { usage, requests };
  };

/** The wallet's keys that still work, newest first. */
export const liveApiKeys =
  ({ apiKeys, clock }: Pick<Ports, 'apiKeys' | 'clock'>) =>
  async (wallet: ProvedWallet): Promise<readonly ApiKey[]> => {
    const now = clock.now();
    return (await apiKeys.keysOf(wallet)).filter((key) => isLiveApiKey(key, now));
  };

/** Rejects with API_KEY_NOT_FOUND also for another wallet's key, so that its existence is not disclosed. */
export const revokeApiKey =
  ({ apiKeys, clock }: Pick<Ports, 'apiKeys' | 'clock'>) =>
  async (wallet: ProvedWallet, id: number): Promise<void> => {
    if (!(await apiKeys.revoke(wallet, id, clock.now()))) throw apiKeyNotFound();
  };

/** Revokes every key of the wallet that is not revoked yet; returns how many. */
export const revokeAllApiKeys =
  ({ apiKeys, clock }: Pick<Ports, 'apiKeys' | 'clock'>) =>
  (wallet: ProvedWallet): Promise<number> =>
    apiKeys.revokeAll(wallet, clock.now());

/** Returns the active key with this secret and records its use; undefined for any other text. */
export const verifyApiKey =
  ({ apiKeys, keyDigests, clock }: Pick<Ports, 'apiKeys' | 'keyDigests' | 'clock'>) =>
  async (text: string, freshness?: Freshness): Promise<ApiKey | undefined> => {
    if (!hasApiKeyForm(text)) return undefined;
    const key = await apiKeys.findLive(keyDigests.digestOf(text), freshness);
    const now = clock.now();
    if (key !== undefined && !isLiveApiKey(key, now)) return undefined;
    if (key !== undefined && isUseWorthNoting(key, now)) await apiKeys.markUsed(key.id, now);
    return key;
  };
