import { z } from 'zod';
import type { ReferrerWish } from '../../../application/sale/referrer-of.ts';
import { toWalletAddress } from '../../local/address.ts';

/** A wallet, or a referral code in any letter case. */
export const referrer = z
  .codec(
    z
      .string()
      .regex(/^(0x[a-fA-F0-9]{40}|[2-9A-HJKMNP-Za-hjkmnp-z]{8})$/, 'must be a wallet address or a referral code'),
    z.custom<ReferrerWish>(),
    {
      decode: (text, context) => {
        const wish = text.startsWith('0x') ? toWalletAddress(text) : { code: text };
        if (wish !== undefined) return wish;
        context.issues.push({ code: 'custom', message: 'has an invalid EIP-55 checksum', input: text });
        return z.NEVER;
      },
      encode: (wish) => (typeof wish === 'string' ? wish : wish.code),
    },
  )
  .meta({
    id: 'Referrer',
    description: 'The referrer’s wallet or referral code. Defaults to the wallet that referred the buyer, if any',
    example: 'K7QMX2PA',
  });
