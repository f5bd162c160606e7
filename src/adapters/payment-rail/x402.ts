import { CHALLENGE_LIFETIME_MS, type Offer } from '../../domain/payment/offer.ts';
import { type SignedTransfer, TRANSFER_SCHEME, type TransferTerms } from '../../domain/payment/transfer.ts';

export const X402_VERSION = 2;

/** The payment requirements of the offer (x402, version 2). */
export const requirementsOf = (
  { network, currency, recipient, name, version }: TransferTerms,
  { amount }: Pick<Offer, 'amount'>,
) => ({
  scheme: TRANSFER_SCHEME,
  network,
  amount: amount.toString(),
  asset: currency,
  payTo: recipient,
  maxTimeoutSeconds: CHALLENGE_LIFETIME_MS / 1_000,
  extra: { name, version },
});

/** The payment as its payer sent it, without anything that is not needed. */
export const payloadOf = ({ signature, from, to, value, validAfter, validBefore, nonce }: SignedTransfer) => ({
  signature,
  authorization: {
    ...{ from, to, nonce },
    value: value.toString(),
    validAfter: validAfter.toString(),
    validBefore: validBefore.toString(),
  },
});
