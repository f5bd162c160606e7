import { z } from 'zod';
import type { Hex } from '../../../domain/shared/hex.ts';
import { hex } from '../wire.ts';

const signedTx = z
  .codec(
    z.string().regex(/^0x([a-fA-F0-9]{2})+$/, 'must be 0x and whole bytes in hexadecimal digits'),
    z.custom<Hex>((value) => typeof value === 'string'),
    { decode: (text) => text as Hex, encode: (bytes) => bytes },
  )
  .meta({
    id: 'SignedTransaction',
    description: 'A raw signed transaction of type 0 (with EIP-155), 1 or 2, as the wallet serialized it',
    example:
      '0x02f86f0180843b9aca0084b2d05e008252089470997970c51812dc3a010c7d01b50e0d17dc79c80180c080a0' +
      '0000000000000000000000000000000000000000000000000000000000000001a0' +
      '0000000000000000000000000000000000000000000000000000000000000001',
  });

export const ExecuteTransfer = z
  .strictObject({
    signedTx,
    chainId: z.int().min(1).meta({ description: 'The chain that it was signed for', example: 8453 }),
  })
  .meta({ id: 'ExecuteTransfer', description: 'A signed transaction to broadcast' });

export const BroadcastTransaction = z
  .object({
    success: z.literal(true),
    hash: hex.meta({ description: 'The transaction’s name on its chain' }),
    chainId: z.int(),
    status: z.literal('pending').meta({ description: 'A node of the chain has it' }),
  })
  .meta({ id: 'BroadcastTransaction', description: 'A transaction that was handed to its chain' });
