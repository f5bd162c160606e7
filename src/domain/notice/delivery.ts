import { Failure } from '../shared/failure.ts';
import { mailRefused, webhookRefused } from './errors.ts';

/** How long a confirmation link works. */
export const CONFIRMATION_LIFETIME_MS = 24 * 60 * 60_000;

/** How many confirmation links are sent at most in a day: for one wallet, and to one address. */
export const CONFIRMATIONS_A_DAY = { wallet: 5, address: 3 };

/** Whether another attempt would have the same result. */
export const isRefused = (error: unknown): boolean =>
  error instanceof Failure && (error.code === mailRefused.code || error.code === webhookRefused.code);
