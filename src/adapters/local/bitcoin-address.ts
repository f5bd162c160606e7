import { sha256 } from '@noble/hashes/sha2.js';
import { bech32, bech32m, createBase58check } from '@scure/base';
import type { BitcoinAddress } from '../../domain/shared/foreign-address.ts';

const base58check = createBase58check(sha256);

/** Version bytes of mainnet: pay to public key hash, and to script hash. */
const VERSIONS = [0x00, 0x05];
const HASH_BYTES = 20;
const MAINNET = 'bc';
/** BIP 173: a segwit address is at most 90 characters. */
const LONGEST = 90;

/** The canonical form of a mainnet address: base58check unchanged, segwit in lower case. Undefined for anything else. */
export function toBitcoinAddress(text: string): BitcoinAddress | undefined {
  if (text.length > LONGEST) return undefined;
  try {
    return (isSegwit(text) ? segwitAddress(text) : legacyAddress(text)) as BitcoinAddress | undefined;
  } catch {
    return undefined;
  }
}

const isSegwit = (text: string) => text.slice(0, 3).toLowerCase() === `${MAINNET}1`;

function legacyAddress(text: string): string | undefined {
  const bytes = base58check.decode(text);
  return bytes.length === 1 + HASH_BYTES && VERSIONS.includes(bytes[0] ?? -1) ? text : undefined;
}

/** BIP 173 for witness version 0, BIP 350 for 1 to 16. */
function segwitAddress(text: string): string | undefined {
  const address = text === text.toUpperCase() ? text.toLowerCase() : text;
  if (address !== address.toLowerCase()) return undefined;
  const { version, program } = decodedWitness(address);
  const lengthFits = version === 0 ? [20, 32].includes(program.length) : program.length >= 2 && program.length <= 40;
  return version <= 16 && lengthFits ? address : undefined;
}

type Witness = Readonly<{ version: number; program: Uint8Array }>;

/** The witness version and program of a valid address in lower case; undefined for an address without. */
export const witnessOf = (address: string): Witness | undefined =>
  isSegwit(address) ? decodedWitness(address) : undefined;

function decodedWitness(address: string): Witness {
  const version = DIGITS.indexOf(address.charAt(3));
  const code = version === 0 ? bech32 : bech32m;
  const { words } = code.decode(address as `${string}1${string}`);
  return { version, program: code.fromWords(words.slice(1)) };
}

const DIGITS = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
