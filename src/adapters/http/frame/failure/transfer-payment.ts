import { z } from 'zod';
import type { Refused } from '../../../../domain/payment/errors.ts';
import type { PaymentReceipt, PaymentRefusal } from '../../../../domain/payment/payment.ts';
import type { SignedTransfer } from '../../../../domain/payment/transfer.ts';
import { Data, Hash } from '../../../chain/rpc/wire.ts';
import { requirementsOf, X402_VERSION } from '../../../payment-rail/x402.ts';
import { decode } from '../wire/parse.ts';
import { uint256, walletAddress } from '../wire/wire.ts';

/** The headers of x402, version 2. */
export const TRANSFER_HEADER = 'PAYMENT-SIGNATURE';
const DEMAND_HEADER = 'PAYMENT-REQUIRED';
const RECEIPT_HEADER = 'PAYMENT-RESPONSE';

/** Four times what the standard client sends for an account that is a contract. */
const MAX_LENGTH = 8_192;

const text = z.string().max(256);
/** Twelve digits last for 30,000 years. */
const seconds = z
  .string()
  .regex(/^\d{1,12}$/, 'must be Unix seconds in decimal digits')
  .transform(BigInt);
const Payment = z.object({
  x402Version: z.literal(X402_VERSION),
  accepted: z.object({ scheme: text, network: text, asset: text, payTo: text, amount: text }),
  payload: z.object({
    signature: Data,
    authorization: z.object({
      from: walletAddress,
      to: walletAddress,
      value: uint256,
      validAfter: seconds,
      validBefore: seconds,
      nonce: Hash,
    }),
  }),
});

const malformed = (reason: string): PaymentRefusal => ({ problem: 'malformed-credential', reason });

/** The transfer in the header, or what is wrong with it. */
export function readTransfer(header: string): SignedTransfer | PaymentRefusal {
  if (header.length > MAX_LENGTH) return malformed(`${TRANSFER_HEADER} is longer than ${MAX_LENGTH} characters`);
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(header)) return malformed(`${TRANSFER_HEADER} is not base64`);
  const json = parseJson(Buffer.from(header, 'base64').toString());
  if (json === undefined) return malformed(`${TRANSFER_HEADER} is not JSON in base64`);
  const decoded = decode(Payment, json);
  if (decoded.issues !== undefined) {
    const faults = decoded.issues.map(({ path, message }) => `${path} ${message}`);
    return { problem: 'invalid-payload', reason: `${TRANSFER_HEADER} is invalid: ${faults.join('; ')}` };
  }
  const { accepted, payload } = decoded.data;
  return { accepted, ...payload.authorization, signature: payload.signature };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // Untrusted text.
    return undefined;
  }
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64');

/** What the second rail demands, and why it refused; nothing where it is not configured. */
export function demandHeaders({ transfer, reason }: Refused, url: string): Readonly<Record<string, string>> {
  if (transfer === undefined) return {};
  const { offer, terms } = transfer;
  const resource = { url, description: offer.description, mimeType: 'application/json' };
  const accepts = [requirementsOf(terms, offer)];
  return { [DEMAND_HEADER]: encoded({ x402Version: X402_VERSION, error: reason, resource, accepts }) };
}

/** The receipt of a payment by the second rail. */
export const transferReceipt = ({ payer, reference, network }: PaymentReceipt): Readonly<Record<string, string>> => ({
  [RECEIPT_HEADER]: encoded({ success: true, payer, transaction: reference, network }),
});
