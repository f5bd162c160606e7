import { z } from 'zod';
import type { TypedDataDomain, TypedDataField } from '../../../../domain/shared/typed-data.ts';
import { walletAddress } from './wire.ts';

export const typedDataDomain = z
  .object({ name: z.string(), version: z.string(), chainId: z.int(), verifyingContract: walletAddress })
  .meta({ id: 'TypedDataDomain', description: 'The EIP-712 domain of the signed data' });

export const typedDataTypes = z.record(z.string(), z.array(z.object({ name: z.string(), type: z.string() }))).meta({
  id: 'TypedDataTypes',
  description:
    'The EIP-712 structs, as eth_signTypedData_v4 and viem take them. ethers adds EIP712Domain itself: remove it there',
});

const EIP712_DOMAIN: readonly TypedDataField[] = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
];

/** Typed data with this message; the schema of the message holds the members of the primary type, and no others. */
export const typedData = <Name extends string, M extends z.ZodType>(primaryType: Name, message: M) =>
  z
    .object({ domain: typedDataDomain, types: typedDataTypes, primaryType: z.literal(primaryType), message })
    .meta({ id: `${primaryType}TypedData`, description: `EIP-712 typed data of a ${primaryType}` });

type Types<Name extends string> = Readonly<Record<Name, readonly TypedDataField[]>>;

export const typedDataOf = <Name extends string, M>(
  domain: TypedDataDomain,
  primaryType: Name,
  types: Types<Name>,
  message: M,
) => ({
  domain,
  types: { EIP712Domain: EIP712_DOMAIN, ...types },
  primaryType,
  message,
});
