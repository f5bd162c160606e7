import { z } from 'zod';
import type { TypedDataDomain, TypedDataField } from '../../../../domain/shared/typed-data.ts';
import { walletAddress } from './wire.ts';

export const typedDataDomain = z
  .object({ name: z.string(), version: z.string(), chainId: z.int(), verifyingContract: walletAddress })
  .meta({ id: 'TypedDataDomain', description: 'The EIP-712 domain of the signed data' });

const EIP712_DOMAIN: readonly TypedDataField[] = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
];

export const TypedData = z
  .object({
    domain: typedDataDomain,
    types: z.record(z.string(), z.array(z.object({ name: z.string(), type: z.string() }))),
    primaryType: z.string(),
    message: z.record(z.string(), z.union([z.string(), z.boolean(), z.int()])),
  })
  .meta({
    id: 'TypedData',
    description:
      'EIP-712 typed data as eth_signTypedData_v4 and viem take it; large numbers are decimal text. ethers adds the type EIP712Domain itself: remove it from types there',
  });

type Value = string | number | boolean | bigint;
type Types<Name extends string> = Readonly<Record<Name, readonly TypedDataField[]>>;

/** The members that the type lists, in its order: a message may hold no others. */
export function typedDataOf<Name extends string>(
  domain: TypedDataDomain,
  primaryType: Name,
  types: Types<Name>,
  values: Readonly<Record<string, Value>>,
) {
  const text = (value: Value | undefined) => (typeof value === 'bigint' ? value.toString() : value);
  return {
    domain: { ...domain },
    types: structuredClone({ EIP712Domain: EIP712_DOMAIN, ...types }) as unknown as Record<string, TypedDataField[]>,
    primaryType,
    message: Object.fromEntries(types[primaryType].map(({ name }) => [name, text(values[name]) as string])),
  };
}
