import { base58 } from '@scure/base';
import type { SolanaAddress } from '../../domain/shared/foreign-address.ts';

const PUBLIC_KEY_BYTES = 32;
/** 32 bytes take 32 to 44 base58 digits; a longer text is not decoded. */
const LENGTHS = { least: 32, most: 44 };

/** Base58 of 32 bytes: an account's public key, or a program-derived address off the curve. */
export function isSolanaAddress(text: string): text is SolanaAddress {
  if (text.length < LENGTHS.least || text.length > LENGTHS.most) return false;
  try {
    return base58.decode(text).length === PUBLIC_KEY_BYTES;
  } catch {
    return false;
  }
}

/** The address unchanged; undefined when it is invalid. */
export const toSolanaAddress = (text: string): SolanaAddress | undefined => (isSolanaAddress(text) ? text : undefined);
