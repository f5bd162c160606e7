import { z } from 'zod';
import type { TypedWallet } from '../../../application/operator/find-user.ts';
import { toWalletAddress } from '../../local/address.ts';

/** Hexadecimal digits, whole or abbreviated with an ellipsis: what can be a mistyped address. */
const LIKE_AN_ADDRESS = /^(0x)?[0-9a-fA-F]{1,64}((\u2026|\.{2,3})[0-9a-fA-F]{1,40})?$/;

/** A wallet as somebody typed it. A mistyped address is looked up too, so that the refusal can name the nearest users. */
export const typedWallet = z
  .codec(
    z.string().regex(LIKE_AN_ADDRESS, 'must be 0x and 40 hexadecimal digits'),
    z.custom<TypedWallet>((value) => typeof value === 'object'),
    {
      decode: (typed) => {
        const address = /^0x[0-9a-fA-F]{40}$/.test(typed) ? toWalletAddress(typed) : undefined;
        return { typed, ...(address !== undefined && { address }) };
      },
      encode: ({ typed }) => typed,
    },
  )
  .meta({
    id: 'TypedWallet',
    description: 'EVM address, checksummed (EIP-55) or lower case',
    example: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  });

export const WalletPath = z.object({ wallet: typedWallet });
