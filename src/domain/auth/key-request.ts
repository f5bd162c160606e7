import type { WalletAddress } from '../shared/wallet-address.ts';

/** A request that an API key made. Neither its body nor its address is kept. */
export type KeyRequest = Readonly<{
  /** As in X-Request-Id. */
  id: string;
  keyId: number;
  wallet: WalletAddress;
  at: Date;
  /** The operation's id; `none` where the path is not an operation. */
  operation: string;
  /** Of the response; 499 where the client closed the connection before. */
  status: number;
  /** Milliseconds until the response was written. */
  ms: number;
}>;

/** The requests of one key on one UTC day, `2026-01-31`; `failed`: those with a status from 400 on. */
export type KeyUsage = Readonly<{ keyId: number; day: string; requests: number; failed: number }>;

/** Of each key the newest requests are kept. */
export const KEPT_KEY_REQUESTS = 100;

/** What the owner is shown. */
export const SHOWN_KEY_REQUESTS = 100;
export const KEY_USAGE_DAYS = 7;

export const hasFailed = ({ status }: Pick<KeyRequest, 'status'>): boolean => status >= 400;
