import { base58 } from '@scure/base';
import type { SolanaAddress } from '../../domain/shared/solana-address.ts';

const PUBLIC_KEY_BYTES = 32;
/** 32 bytes take 32 to 44 digits of base 58; more are not worth decoding. */
const LENGTHS = { least: 32, most: 44 };

/** Base 58 of 32 bytes: an account's public key, or a program's address off the curve. */
export function isSolanaAddress(text: string): text is SolanaAddress {
  if (text.length < LENGTHS.least || text.length > LENGTHS.most) return false;
  try {
    return base58.decode(text).length === PUBLIC_KEY_BYTES;
  } catch {
    return false;
  }
}

/** The text itself; undefined when it is no address. */
export const toSolanaAddress = (text: string): SolanaAddress | undefined => (isSolanaAddress(text) ? text : undefined);
