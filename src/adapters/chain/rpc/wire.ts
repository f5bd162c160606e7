import { getAddress, toBeHex } from 'ethers';
import { z } from 'zod';
import type { Hex } from '../../../domain/shared/hex.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { UnexpectedAnswer } from './errors.ts';

const hex = (pattern: RegExp) =>
  z
    .string()
    .regex(pattern)
    .transform((text) => text.toLowerCase() as Hex);

/** Bytes of any length. */
export const Data = hex(/^0x([\da-f]{2})*$/i);
export const Hash = hex(/^0x[\da-f]{64}$/i);
/** A height, an index or a time. */
export const Count = z
  .string()
  .regex(/^0x[\da-f]{1,13}$/i)
  .transform(Number);
export const Address = hex(/^0x[\da-f]{40}$/i).transform((text) => getAddress(text) as WalletAddress);

export const toQuantity = (count: number): Hex => `0x${count.toString(16)}`;

/** The node's answer as the schema has it; throws UnexpectedAnswer when it does not fit. */
export function parse<S extends z.ZodType>(schema: S, answer: unknown, what: string): z.output<S> {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new UnexpectedAnswer(`the node sent no ${what}`, parsed.error);
  return parsed.data;
}

/** ABI data of exactly so many 32-byte words, as numbers; throws UnexpectedAnswer for any other length, none included. */
export function readWords(data: Hex, count: number): readonly bigint[] {
  const bytes = (data.length - 2) / 2;
  if (bytes !== 32 * count) throw new UnexpectedAnswer(`${bytes} bytes where ${count} words of 32 were due`);
  return Array.from({ length: count }, (_, i) => BigInt(`0x${data.slice(2 + 64 * i, 66 + 64 * i)}`));
}

/** The address that a word holds; throws UnexpectedAnswer when it holds more. */
export function readAddress(word: bigint): WalletAddress {
  if (word >= 1n << 160n) throw new UnexpectedAnswer('a word holds more than an address');
  return getAddress(toBeHex(word, 20)) as WalletAddress;
}
