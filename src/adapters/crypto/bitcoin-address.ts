import { sha256 } from '@noble/hashes/sha2.js';
import { bech32, bech32m, createBase58check } from '@scure/base';
import type { BitcoinAddress } from '../../domain/shared/bitcoin-address.ts';

const base58check = createBase58check(sha256);

/** Version bytes of pay-to-public-key-hash and pay-to-script-hash on mainnet. */
const MAINNET_VERSIONS = [0x00, 0x05];
const LONGEST = 90;

/** Undefined unless the text is a mainnet address: base58check, or segregated witness by BIP-173 and BIP-350. */
export function toBitcoinAddress(text: string): BitcoinAddress | undefined {
  if (text.length > LONGEST) return undefined;
  if (/^bc1/i.test(text)) return isSegwit(text) ? (text.toLowerCase() as BitcoinAddress) : undefined;
  return isBase58(text) ? (text as BitcoinAddress) : undefined;
}

function isBase58(text: string): boolean {
  const decoded = decode(() => base58check.decode(text));
  return decoded?.length === 21 && MAINNET_VERSIONS.includes(decoded[0] as number);
}

/** Version 0 is in bech32 with 20 or 32 bytes; later ones are in bech32m with 2 to 40, of which version 1 takes 32. */
function isSegwit(text: string): boolean {
  const original = decode(() => bech32.decode(text as `bc1${string}`));
  const { prefix, words = [] } = original ?? decode(() => bech32m.decode(text as `bc1${string}`)) ?? {};
  const [version = -1, ...rest] = words;
  const program = decode(() => bech32.fromWords(rest))?.length ?? 0;
  if (prefix !== 'bc' || version > 16) return false;
  if (version === 0) return original !== undefined && [20, 32].includes(program);
  return original === undefined && version > 0 && (version === 1 ? program === 32 : program >= 2 && program <= 40);
}

/** The library throws for whatever is no encoding of its kind; there is no other way of asking it. */
function decode<T>(reading: () => T): T | undefined {
  try {
    return reading();
  } catch {
    return undefined;
  }
}
