import { z } from 'zod';
import type { SignedTransfer, TransferTerms } from '../../domain/payment/transfer.ts';
import { type Tuning, Upstream, type UpstreamTools } from '../upstream/upstream.ts';
import type { TransferSender } from './transfer-sender.ts';
import { payloadOf, requirementsOf, X402_VERSION } from './x402.ts';

const CALLS_A_MINUTE = 600;
/** It answers once the transfer is in a block, and within the deadline of a request. */
const SETTLE_MS = 7_000;

const Settled = z.object({
  success: z.boolean(),
  errorReason: z
    .string()
    .regex(/^[\w.:-]{1,100}$/)
    .optional()
    .catch(undefined),
});

/** A facilitator of x402. Its answer proves nothing: the outcome of a transfer is read from the chain. */
export class FacilitatorTransferSender implements TransferSender {
  readonly sendsForContracts = true;
  readonly #terms: TransferTerms;
  readonly #upstream: Upstream;

  constructor(url: string, terms: TransferTerms, tools: UpstreamTools, tuning: Tuning = {}) {
    this.#terms = terms;
    this.#upstream = new Upstream(
      {
        name: 'x402 facilitator',
        baseUrl: url,
        allowance: { calls: CALLS_A_MINUTE, perMs: 60_000 },
        attemptMs: SETTLE_MS,
        totalMs: SETTLE_MS,
        repetitions: 0,
        ...tuning,
      },
      tools,
    );
  }

  async requireReady(): Promise<void> {}

  async send(_transferId: string, transfer: SignedTransfer): Promise<void> {
    const accepted = requirementsOf(this.#terms, { amount: transfer.value });
    const paymentPayload = { x402Version: X402_VERSION, accepted, payload: payloadOf(transfer) };
    const body = { x402Version: X402_VERSION, paymentPayload, paymentRequirements: accepted };
    const { value } = await this.#upstream.ask({ operation: 'settle', path: ['settle'], body }, Settled);
    if (value?.success !== true)
      throw new Error(`the facilitator did not settle: ${value?.errorReason ?? 'no reason'}`);
  }

  /** A facilitator cannot be asked about a transfer, and a second order could be a second transaction. */
  async pursue(): Promise<void> {}
  async drop(): Promise<void> {}
}
