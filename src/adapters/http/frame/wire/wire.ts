import { z } from 'zod';
import { MAX_UINT256 } from '../../../../domain/shared/amount.ts';
import type { Hex } from '../../../../domain/shared/hex.ts';
import type { WalletAddress } from '../../../../domain/shared/wallet-address.ts';
import { toWalletAddress } from '../../../local/address.ts';

/** Checked before encoding, so that a value of the wrong type is reported with its path instead of an exception. */
const isText = (value: unknown) => typeof value === 'string';

/** An EVM address: input in any letter case if its checksum is valid or absent; output in checksummed form. */
export const walletAddress = z
  .codec(
    z.string().regex(/^0x[a-fA-F0-9]{40}$/, 'must be 0x and 40 hexadecimal digits'),
    z.custom<WalletAddress>(isText),
    {
      decode: (text, context) => {
        const address = toWalletAddress(text);
        if (address !== undefined) return address;
        context.issues.push({ code: 'custom', message: 'has an invalid EIP-55 checksum', input: text });
        return z.NEVER;
      },
      encode: (address) => address,
    },
  )
  .meta({
    id: 'WalletAddress',
    description: 'EVM address, checksummed (EIP-55) or lower case',
    format: 'evm-address',
    example: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  });

/** A uint256 as a decimal string, without sign, spaces or leading zeros. */
const decimal = () =>
  z.codec(
    z.string().regex(/^(0|[1-9][0-9]{0,77})$/, 'must be a whole number in decimal digits, without leading zeros'),
    z.bigint(),
    {
      decode: (text, context) => {
        const amount = BigInt(text);
        if (amount <= MAX_UINT256) return amount;
        context.issues.push({ code: 'custom', message: 'must be below 2^256', input: text });
        return z.NEVER;
      },
      encode: (amount) => amount.toString(),
    },
  );

/** An amount in smallest units. */
export const units = decimal().meta({
  id: 'Units',
  description: 'Smallest units of a token, as a decimal string',
  format: 'uint256',
  example: '250000000',
});

/** A uint256 that is not an amount, such as a nonce or a number of seconds. */
export const uint256 = decimal().meta({
  id: 'Uint256',
  description: 'A uint256 as a decimal string',
  format: 'uint256',
  example: '1790000000',
});

/**
 * Control characters are unsafe in databases and terminals, and so are lone surrogates. A character that opens or closes another
 * direction of writing lets people read what stands behind the text in another order.
 */
const UNSAFE = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** One line of text for people. */
export const line = (min: number, max: number) => shown(min, max, (text) => text);

/** Lines of text for people. */
export const lines = (min: number, max: number) => shown(min, max, (text) => text.replaceAll('\n', ''));

const shown = (min: number, max: number, checked: (text: string) => string) =>
  z
    .string()
    .min(min)
    .max(max)
    .refine((text) => !UNSAFE.test(checked(text)), 'must not contain control characters');

export const time = z
  .codec(z.iso.datetime(), z.date(), {
    decode: (text) => new Date(text),
    encode: (date) => date.toISOString(),
  })
  .meta({ id: 'Time', description: 'ISO 8601 time in UTC', example: '2026-01-31T12:00:00.000Z' });

export const hex = z
  .codec(
    z.string().regex(/^0x([0-9a-f]{2})*$/, 'must be 0x and an even number of lower-case hexadecimal digits'),
    z.custom<Hex>(isText),
    {
      decode: (text) => text as Hex,
      encode: (bytes) => bytes,
    },
  )
  .meta({ id: 'Hex', description: 'Bytes, as lower-case hexadecimal digits after 0x', format: 'hex', example: '0x00' });

/** The hash of a transaction. */
export const txHash = z
  .codec(
    z.string().regex(/^0x[0-9a-f]{64}$/, 'must be 0x and 64 lower-case hexadecimal digits'),
    z.custom<Hex>(isText),
    {
      decode: (text) => text as Hex,
      encode: (hash) => hash,
    },
  )
  .meta({
    id: 'TxHash',
    description: 'The hash of a transaction, as 64 lower-case hexadecimal digits after 0x',
    format: 'tx-hash',
    example: `0x${'5c'.repeat(32)}`,
  });

/** Undefined inside, null on the wire. For use in `withNulls`. */
export const orNull = <S extends z.ZodType>(schema: S) =>
  z.codec(z.nullable(schema), z.custom<z.output<S> | undefined>(), {
    decode: (value) => value ?? undefined,
    encode: (value) => (value ?? null) as z.output<S> | null,
  });

/** An object with `orNull` fields: an absent key is null on the wire. */
export const withNulls = <S extends z.ZodRawShape>(shape: S) => {
  const absent = Object.fromEntries(Object.keys(shape).map((key) => [key, undefined]));
  return z.codec(z.object(shape), z.custom<z.output<z.ZodObject<S>>>(), {
    decode: (value) => value as z.output<z.ZodObject<S>>,
    encode: (value) => ({ ...absent, ...value }) as never,
  });
};

/** A query parameter that is an integer between `min` and `max`. */
export const integerParam = (min: number, max: number) =>
  z.codec(z.string().regex(/^[0-9]{1,15}$/, 'must be a whole number'), z.int().min(min).max(max), {
    decode: Number,
    encode: String,
  });
