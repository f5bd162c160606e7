import { z } from 'zod';
import type { Token } from '../../domain/token/token.ts';
import type { Freshness } from '../upstream/readings.ts';

const HOUR = 60 * 60_000;

/** Lists change every few weeks; a stale list is better than none. */
export const FRESHNESS: Freshness = { freshMs: HOUR, staleMs: 7 * 24 * HOUR, absentMs: HOUR };
/** A forced refresh returns a list that is at most a minute old, so that it cannot be used to overload the provider. */
export const REFRESHED: Freshness = { ...FRESHNESS, freshMs: 60_000, wait: true };

/** Only URLs from which an image may be loaded. */
export const listedLogo = z
  .string()
  .max(2_000)
  .regex(/^(https|ipfs):\/\//)
  .optional()
  .catch(undefined);

/** Removes duplicates: keeps the first entry of each chain and address. */
export function withoutDuplicates(tokens: readonly Token[]): readonly Token[] {
  const seen = new Set<string>();
  return tokens.filter(({ chainId, address }) => {
    const known = seen.has(`${chainId}:${address}`);
    seen.add(`${chainId}:${address}`);
    return !known;
  });
}
