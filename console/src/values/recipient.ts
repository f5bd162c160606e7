import { isAddress } from 'viem';
import { checksummed, sameAddress } from './address.ts';
import { looksLike } from './look-alike.ts';

export type RecipientProblem = 'prefix' | 'characters' | 'length' | 'checksum';

export type TypedRecipient =
  | Readonly<{ state: 'empty' }>
  | Readonly<{ state: 'wrong'; problem: RecipientProblem; count: number }>
  /** Without a checksum a mistyped character cannot be found. */
  | Readonly<{ state: 'address'; address: `0x${string}`; hasChecksum: boolean }>;

/** What was typed as a recipient. Mixed letters are a checksum (EIP-55), which finds a mistyped character. */
export function typedRecipient(text: string): TypedRecipient {
  const typed = text.trim();
  if (typed === '') return { state: 'empty' };
  const count = typed.length - 2;
  const wrong = (problem: RecipientProblem) => ({ state: 'wrong', problem, count }) as const;
  if (!typed.startsWith('0x')) return wrong('prefix');
  if (/[^0-9a-fA-F]/.test(typed.slice(2))) return wrong('characters');
  if (count !== 40) return wrong('length');
  const address = checksummed(typed);
  const hasChecksum = /[a-f]/.test(typed.slice(2)) && /[A-F]/.test(typed.slice(2));
  if (address === undefined || (hasChecksum && !isAddress(typed))) return wrong('checksum');
  return { state: 'address', address, hasChecksum };
}

/** Of the addresses that the wallet knows, those that the recipient imitates. */
export const imitated = (recipient: string, known: readonly string[]): readonly string[] => [
  ...new Set(known.filter((one) => looksLike(recipient, one)).map((one) => checksummed(one) ?? one)),
];

export const isOneOf = (address: string, known: readonly string[]): boolean =>
  known.some((one) => sameAddress(one, address));
