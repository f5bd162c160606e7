import { setTimeout as pause } from 'node:timers/promises';
import { id } from 'ethers';
import type { TransferRail } from '../../application/ports/payment.ts';
import type { Clock } from '../../application/ports/system.ts';
import type { PaymentClaim } from '../../domain/payment/claim.ts';
import { paymentInDoubt, railUnavailable } from '../../domain/payment/errors.ts';
import type { Offer } from '../../domain/payment/offer.ts';
import type {
  PaymentRefusal,
  PresentedPayment,
  Settlement,
  TransferOutcome,
  ValidPayment,
  Verdict,
} from '../../domain/payment/payment.ts';
import {
  mismatch,
  type SignedTransfer,
  TRANSFER_NOT_SIGNED,
  type TransferTerms,
  transferIdOf,
  untimelyTransfer,
} from '../../domain/payment/transfer.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import { Failure } from '../../domain/shared/failure.ts';
import type { Hex } from '../../domain/shared/hex.ts';
import { accepted } from '../chain/account/contract-signatures.evm.ts';
import { keySigner, transferDigest } from '../chain/gasless/eip3009.ts';
import type { ChainRpc } from '../chain/rpc/chain-rpc.ts';
import { askRail } from './ask-rail.ts';
import { rehearse } from './rehearse-transfer.ts';
import { type Claimed, outcomeOfTransfer } from './transfer-outcome.ts';
import type { TransferSender } from './transfer-sender.ts';

export type TransferRailTools = Readonly<{
  chain: ChainRpc;
  /** Blocks on top of one that can no longer be replaced. */
  confirmations: number;
  sender: TransferSender;
  clock: Clock;
  /** How long the execution of a sent transfer is waited for. A later one is found by the job that reconciles payments. */
  waitMs?: number;
  pollMs?: number;
}>;

/**
 * Transfers of a token with EIP-3009, checked and looked up on a node of this service, whoever sends them. The token executes
 * a transfer at most once, so sending it twice cannot charge twice.
 */
export class Eip3009TransferRail implements TransferRail {
  readonly terms: TransferTerms;
  readonly #tools: TransferRailTools;

  constructor(terms: TransferTerms, tools: TransferRailTools) {
    this.terms = terms;
    this.#tools = tools;
  }

  async validate(transfer: SignedTransfer, offer: Offer, now: Date): Promise<Verdict<SignedTransfer>> {
    const unwanted = mismatch(transfer, this.terms, offer);
    if (unwanted !== undefined) return { refusal: unwanted };
    if (!(await this.#isSigned(transfer))) return { refusal: TRANSFER_NOT_SIGNED };
    const presented = this.#presentedBy(transfer);
    const refusal = untimelyTransfer(transfer, now) ?? (await this.#rehearse(transfer));
    if (refusal !== undefined) return { refusal, presented };
    await this.#tools.sender.requireReady(presented.challengeId, transfer);
    return { payment: { presented, credential: transfer } };
  }

  async settle({ presented, credential }: ValidPayment<SignedTransfer>, { amount }: Offer): Promise<Settlement> {
    const { clock } = this.#tools;
    try {
      const txHash = await this.#execute({ ...presented, amount, claimedAt: clock.now() }, credential);
      return { reference: presented.reference, settledAt: clock.now(), txHash };
    } catch (error) {
      throw paymentInDoubt.because(error);
    }
  }

  async outcomeOf(claim: PaymentClaim): Promise<TransferOutcome> {
    if (claim.network !== this.terms.network) return 'unknown';
    const { sender } = this.#tools;
    if (claim.state === 'pending')
      await sender.pursue(claim.challengeId).catch((error: unknown) => {
        throw error instanceof Failure ? railUnavailable.because(error) : error;
      });
    const outcome = await this.#look(claim);
    if (outcome !== 'unknown' && claim.state === 'pending') await sender.drop(claim.challengeId);
    return outcome;
  }

  /** The transaction that executed the transfer. Only after the sender has dropped it may its claim be closed. */
  async #execute(claim: Claimed, transfer: SignedTransfer): Promise<Hex> {
    const { sender, waitMs = 7_000, pollMs = 500 } = this.#tools;
    const deadline = performance.now() + waitMs;
    const trouble = await sender.send(claim.challengeId, transfer).catch((error: unknown) => error);
    for (;;) {
      const outcome = await attempt(this.#look(claim));
      if (outcome.known && typeof outcome.value !== 'string') {
        await sender.drop(claim.challengeId);
        return outcome.value.txHash;
      }
      if (trouble !== undefined) throw trouble;
      if (performance.now() >= deadline) throw new Error('no block has the transfer yet');
      await pause(pollMs);
    }
  }

  #rehearse(transfer: SignedTransfer): Promise<PaymentRefusal | undefined> {
    const { chain, sender } = this.#tools;
    return askRail(chain, (ask) => rehearse(ask, this.terms, transfer, sender.sendsForContracts));
  }

  #look(claim: Claimed): Promise<TransferOutcome> {
    const { chain, confirmations } = this.#tools;
    return askRail(chain, (ask) => outcomeOfTransfer(ask, claim, confirmations));
  }

  #presentedBy(transfer: SignedTransfer): PresentedPayment {
    const { method, network, currency, recipient } = this.terms;
    const challengeId = transferIdOf(this.terms, transfer);
    const validUntil = new Date(Number(transfer.validBefore) * 1_000);
    return {
      challengeId,
      method,
      network,
      reference: id(challengeId),
      currency,
      recipient,
      payer: transfer.from,
      validUntil,
    };
  }

  /** By the key of the account, or else by its contract (EIP-1271), where the sender sends for contracts. */
  async #isSigned(transfer: SignedTransfer): Promise<boolean> {
    const { chain, sender } = this.#tools;
    const { from: wallet, signature } = transfer;
    const hash = transferDigest(this.terms, transfer);
    if (keySigner(hash, signature) === wallet) return true;
    return sender.sendsForContracts && (await askRail(chain, (ask) => accepted(ask, { wallet, hash, signature })));
  }
}
