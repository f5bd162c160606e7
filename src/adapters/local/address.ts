import { keccak_256 } from '@noble/hashes/sha3.js';
import { LRUCache } from 'lru-cache';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';

const ADDRESS = /^0x[0-9a-fA-F]{40}$/;
const LOWER_CASE_ADDRESS = /^0x[0-9a-f]{40}$/;

const checksummed = new LRUCache<string, WalletAddress>({ max: 20_000 });

/** The EIP-55 form of 20 bytes, or of `0x` and 40 lower-case digits; throws a TypeError for anything else. */
export function checksumAddress(account: string | Uint8Array): WalletAddress {
  const plain = typeof account === 'string' ? account : `0x${Buffer.from(account).toString('hex')}`;
  const known = checksummed.get(plain);
  if (known !== undefined) return known;
  if (!LOWER_CASE_ADDRESS.test(plain))
    throw new TypeError('An address must be 20 bytes, or 0x and 40 lower-case hexadecimal digits');
  const address = checksum(plain.slice(2));
  // The key is a new string: `plain` may be a slice that keeps a whole request body in memory.
  checksummed.set(address.toLowerCase(), address);
  return address;
}

/** Undefined for a wrong checksum or an invalid address. Like ethers' getAddress, but requires `0x` and rejects ICAP. */
export function toWalletAddress(text: string): WalletAddress | undefined {
  if (!ADDRESS.test(text)) return undefined;
  const lower = text.toLowerCase();
  const address = checksumAddress(lower);
  return text === address || text === lower || isUpperCase(text.slice(2)) ? address : undefined;
}

/** The account address of an uncompressed public key (65 bytes). */
export const addressOfPublicKey = (publicKey: Uint8Array): WalletAddress =>
  checksumAddress(keccak_256(publicKey.subarray(1)).subarray(12));

function checksum(digits: string): WalletAddress {
  const hash = Buffer.from(keccak_256(Buffer.from(digits, 'latin1'))).toString('hex');
  const cased = Array.from(digits, (digit, i) => (hash.charAt(i) >= '8' ? digit.toUpperCase() : digit));
  return `0x${cased.join('')}` as WalletAddress;
}

const isUpperCase = (digits: string) => digits === digits.toUpperCase();
