import { getAddress, toBeHex } from 'ethers';
import { z } from 'zod';
import type { Hex } from '../../../domain/shared/hex.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { UnexpectedAnswer } from './errors.ts';

const lowerCase = (text: string) => text.toLowerCase() as Hex;

/** Bytes of any length. */
export const Data = z
  .string()
  .regex(/^0x[\da-fA-F]*$/)
  .refine(({ length }) => length % 2 === 0)
  .transform(lowerCase);
export const Hash = z
  .string()
  .regex(/^0x[\da-fA-F]{64}$/)
  .transform(lowerCase);
/** A height or an index. */
export const Count = z
  .string()
  .regex(/^0x[\da-fA-F]{1,13}$/)
  .transform(Number);
/** An amount, of at most 32 bytes. */
export const Wei = z
  .string()
  .regex(/^0x[\da-fA-F]{1,64}$/)
  .transform(BigInt);
/** Unix seconds, up to the maximum of a Date. */
export const Time = Count.refine((seconds) => seconds <= 8.64e12).transform((seconds) => new Date(seconds * 1000));
/** An address without checksum: for comparison, not for output. */
export const RawAddress = z
  .string()
  .regex(/^0x[\da-fA-F]{40}$/)
  .transform(lowerCase);

export const toQuantity = (count: number | bigint): Hex => `0x${count.toString(16)}`;

/** The node's result, decoded by the schema; throws UnexpectedAnswer when it does not match. */
export function parse<S extends z.ZodType>(schema: S, answer: unknown, what: string): z.output<S> {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new UnexpectedAnswer(`the node returned no ${what}`, parsed.error);
  return parsed.data;
}

/** ABI data of exactly this many 32-byte words, as numbers; throws UnexpectedAnswer for any other length, including zero. */
export function readWords(data: Hex, count: number): readonly bigint[] {
  const bytes = (data.length - 2) / 2;
  if (bytes !== 32 * count) throw new UnexpectedAnswer(`got ${bytes} bytes, expected ${count} words of 32 bytes`);
  return Array.from({ length: count }, (_, i) => BigInt(`0x${data.slice(2 + 64 * i, 66 + 64 * i)}`));
}

/** The address in a word; throws UnexpectedAnswer when the word contains more than 20 bytes. */
export function readAddress(word: bigint): WalletAddress {
  if (word >= 1n << 160n) throw new UnexpectedAnswer('a word does not contain an address');
  return getAddress(toBeHex(word, 20)) as WalletAddress;
}
