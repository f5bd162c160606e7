import { setTimeout as pause } from 'node:timers/promises';
import { id, recoverAddress } from 'ethers';
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
  TRANSFER_OF_CONTRACT,
  TRANSFER_REVERTS,
  TRANSFER_UNFUNDED,
  TRANSFER_USED,
  type TransferTerms,
  transferIdOf,
  untimelyTransfer,
} from '../../domain/payment/transfer.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import { Failure } from '../../domain/shared/failure.ts';
import type { Hex } from '../../domain/shared/hex.ts';
import { accepted } from '../chain/account/contract-signatures.evm.ts';
import { eip3009, keySignature, TRANSFER_GAS, transferCalldata, transferDigest } from '../chain/gasless/eip3009.ts';
import type { ChainRpc } from '../chain/rpc/chain-rpc.ts';
import { contractFailed } from '../chain/rpc/contract-failure.ts';
import { RpcError } from '../chain/rpc/errors.ts';
import type { Ask } from '../chain/rpc/rpc-node.ts';
import { viewWord } from '../chain/rpc/view.ts';
import { Data, parse, toQuantity } from '../chain/rpc/wire.ts';
import { askRail } from './ask-rail.ts';
import { type Claimed, outcomeOfTransfer } from './transfer-outcome.ts';
import type { TransferSender } from './transfer-sender.ts';

export type TransferRailTools = Readonly<{
  chain: ChainRpc;
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
    const { sender, clock, waitMs = 7_000, pollMs = 500 } = this.#tools;
    const claim: Claimed = { ...presented, amount, claimedAt: clock.now() };
    const deadline = performance.now() + waitMs;
    const trouble = await sender.send(presented.challengeId, credential).catch((error: unknown) => error);
    for (;;) {
      const txHash = await this.#executed(claim);
      if (txHash !== undefined) return { reference: presented.reference, settledAt: clock.now(), txHash };
      if (trouble !== undefined) throw paymentInDoubt.because(trouble);
      if (performance.now() >= deadline) throw paymentInDoubt.because(new Error('the transfer is in no block yet'));
      await pause(pollMs);
    }
  }

  async outcomeOf(claim: PaymentClaim): Promise<TransferOutcome> {
    if (claim.network !== this.terms.network) return 'unknown';
    const { sender, clock } = this.#tools;
    if (claim.state === 'pending')
      await sender.pursue(claim.challengeId, clock.now() > claim.validUntil).catch((error: unknown) => {
        throw error instanceof Failure ? railUnavailable.because(error) : error;
      });
    const outcome = await this.#look(claim);
    if (outcome !== 'unknown' && claim.state === 'pending') await sender.drop(claim.challengeId);
    return outcome;
  }

  /** The transaction that executed the transfer. Only after the sender has dropped it may its claim be closed. */
  async #executed(claim: Claimed): Promise<Hex | undefined> {
    const outcome = await attempt(this.#look(claim));
    if (!outcome.known || typeof outcome.value === 'string') return undefined;
    await this.#tools.sender.drop(claim.challengeId).catch((error: unknown) => {
      throw paymentInDoubt.because(error);
    });
    return outcome.value.txHash;
  }

  #look(claim: Claimed): Promise<TransferOutcome> {
    return askRail(this.#tools.chain, (ask) => outcomeOfTransfer(ask, claim));
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
    const signed = keySignature(signature);
    if (signed !== undefined && recoverAddress(hash, signed) === wallet) return true;
    return sender.sendsForContracts && (await askRail(chain, (ask) => accepted(ask, { wallet, hash, signature })));
  }

  #rehearse(transfer: SignedTransfer): Promise<PaymentRefusal | undefined> {
    const { chain, sender } = this.#tools;
    const { currency: token } = this.terms;
    const { from, nonce, value } = transfer;
    const view = (ask: Ask, name: string, ...args: string[]) =>
      viewWord(ask, token, eip3009.encodeFunctionData(name, args));
    return askRail(chain, async (ask) => {
      const [isUsed, balance, code, works] = await Promise.all([
        view(ask, 'authorizationState', from, nonce),
        view(ask, 'balanceOf', from),
        ask('eth_getCode', [from, 'latest']),
        succeeds(ask, { to: token, data: transferCalldata(transfer), gas: toQuantity(TRANSFER_GAS) }),
      ]);
      if (isUsed !== 0n) return TRANSFER_USED;
      if (balance < value) return TRANSFER_UNFUNDED;
      if (!sender.sendsForContracts && parse(Data, code, 'code') !== '0x') return TRANSFER_OF_CONTRACT;
      return works ? undefined : TRANSFER_REVERTS;
    });
  }
}

const succeeds = (ask: Ask, call: object): Promise<boolean> =>
  ask('eth_call', [call, 'latest']).then(
    () => true,
    (error: unknown) => {
      if (error instanceof RpcError && contractFailed(error)) return false;
      throw error;
    },
  );
