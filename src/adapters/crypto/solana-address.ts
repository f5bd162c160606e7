import { base58 } from '@scure/base';
import type { SolanaAddress } from '../../domain/shared/solana-address.ts';

/** Undefined unless the text is base58 of 32 bytes. */
export function toSolanaAddress(text: string): SolanaAddress | undefined {
  if (!/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text)) return undefined;
  return base58.decode(text).length === 32 ? (text as SolanaAddress) : undefined;
}
