import { isAddress } from 'viem';
import { checksummed, sameAddress } from './address.ts';
import { looksLike } from './look-alike.ts';

export type TypedRecipient =
  | Readonly<{ state: 'empty' }>
  | Readonly<{ state: 'wrong'; problem: string }>
  | Readonly<{ state: 'address'; address: `0x${string}` }>;

/** What was typed as a recipient. Mixed letters are a checksum (EIP-55), which finds a mistyped character. */
export function typedRecipient(text: string): TypedRecipient {
  const typed = text.trim();
  if (typed === '') return { state: 'empty' };
  if (!typed.startsWith('0x')) return { state: 'wrong', problem: 'An address begins with 0x.' };
  if (/[^0-9a-fA-F]/.test(typed.slice(2)))
    return { state: 'wrong', problem: 'After 0x an address has only the digits 0–9 and the letters a–f.' };
  const count = typed.length - 2;
  if (count !== 40) return { state: 'wrong', problem: `An address has 40 characters after 0x; this one has ${count}.` };
  const address = checksummed(typed);
  const hasChecksum = /[a-f]/.test(typed.slice(2)) && /[A-F]/.test(typed.slice(2));
  if (address === undefined || (hasChecksum && !isAddress(typed)))
    return {
      state: 'wrong',
      problem: 'The checksum does not match: at least one character or its case is wrong. Copy the address again.',
    };
  return { state: 'address', address };
}

/** Of the addresses that the wallet knows, those that the recipient imitates. */
export const imitated = (recipient: string, known: readonly string[]): readonly string[] => [
  ...new Set(known.filter((one) => looksLike(recipient, one)).map((one) => checksummed(one) ?? one)),
];

export const isOneOf = (address: string, known: readonly string[]): boolean =>
  known.some((one) => sameAddress(one, address));
