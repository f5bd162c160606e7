import { id, type Signer, verifyMessage } from 'ethers';
import { z } from 'zod';
import type { Challenge, Credential, EchoedChallenge } from '../../domain/payment/challenge.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';

const Terms = z.object({
  /** Checksummed. */
  payer: z.string(),
  amount: z.string().regex(/^[0-9]{1,78}$/),
  currency: z.string(),
  recipient: z.string(),
  /** Unix seconds. */
  validUntil: z.int().positive(),
});
const Payload = Terms.extend({ type: z.literal('voucher'), signature: z.string() });

/** A signed promise to pay, instead of a transaction; valid for one challenge only. */
export type Voucher = z.infer<typeof Terms>;

/** The text that the payer signs (EIP-191). */
const textOf = ({ realm, id }: EchoedChallenge, voucher: Voucher): string =>
  [
    `Payment voucher for ${realm}`,
    `challenge ${id}`,
    `${voucher.payer} pays ${voucher.amount} of ${voucher.currency}`,
    `to ${voucher.recipient} until ${voucher.validUntil}`,
  ].join('\n');

/** A credential that pays the challenge with a signed voucher, as created by a client of the in-memory rail. */
export async function payByVoucher(
  signer: Signer,
  challenge: Challenge,
  change: Partial<Voucher> = {},
): Promise<Credential> {
  const { amount, currency, recipient } = JSON.parse(Buffer.from(challenge.request, 'base64url').toString());
  const validUntil = Math.floor(Date.parse(challenge.expires) / 1000);
  const voucher = { payer: await signer.getAddress(), amount, currency, recipient, validUntil, ...change };
  const signature = await signer.signMessage(textOf(challenge, voucher));
  return { challenge, payload: { type: 'voucher', ...voucher, signature } };
}

/** `signer` is set if the payer signed; `reference` identifies the voucher independently of the signature's encoding. */
export type SignedVoucher = Voucher & Readonly<{ reference: string; signer?: WalletAddress }>;

/** The voucher in a credential; undefined if there is none. */
export function voucherIn({ challenge, payload }: Credential): SignedVoucher | undefined {
  const parsed = Payload.safeParse(payload);
  if (!parsed.success) return undefined;
  const { type, signature, ...voucher } = parsed.data;
  const text = textOf(challenge, voucher);
  const signer = signerOf(text, signature);
  return { ...voucher, reference: id(text), ...(signer === voucher.payer && { signer }) };
}

function signerOf(text: string, signature: string): WalletAddress | undefined {
  try {
    return verifyMessage(text, signature) as WalletAddress;
  } catch {
    // Not a signature that the library can parse, so there is no signer.
    return undefined;
  }
}
