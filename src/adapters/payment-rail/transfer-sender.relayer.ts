import { railUnavailable } from '../../domain/payment/errors.ts';
import type { SignedTransfer, TransferTerms } from '../../domain/payment/transfer.ts';
import { Failure } from '../../domain/shared/failure.ts';
import { TRANSFER_GAS, transferCalldata } from '../chain/gasless/eip3009.ts';
import type { Relayer, RelayerJob } from '../sponsor/relayer.ts';
import type { TransferSender } from './transfer-sender.ts';

/** The rest of a signed transaction around its calldata. */
const ENVELOPE_BYTES = 200;

/** The relayer of this service. Its queue gives every transfer its nonce, and keeps it until it was executed. */
export class RelayerTransferSender implements TransferSender {
  readonly sendsForContracts = false;
  readonly #relayer: Relayer;
  readonly #terms: Pick<TransferTerms, 'chainId' | 'currency'>;

  constructor(relayer: Relayer, terms: Pick<TransferTerms, 'chainId' | 'currency'>) {
    this.#relayer = relayer;
    this.#terms = terms;
  }

  async requireReady(transferId: string, transfer: SignedTransfer): Promise<void> {
    try {
      await this.#relayer.requireFunds(this.#jobOf(transferId, transfer));
    } catch (error) {
      throw error instanceof Failure ? railUnavailable.because(error) : error;
    }
  }

  async send(transferId: string, transfer: SignedTransfer): Promise<void> {
    await this.#relayer.relay(this.#jobOf(transferId, transfer));
  }

  async pursue(transferId: string): Promise<void> {
    await this.#relayer.pursue(transferId, false);
  }

  async drop(transferId: string): Promise<void> {
    await this.#relayer.drop(transferId);
  }

  #jobOf(id: string, transfer: SignedTransfer): RelayerJob {
    const { chainId, currency: to } = this.#terms;
    const data = transferCalldata(transfer);
    return { id, chainId, to, data, gasLimit: TRANSFER_GAS, bytes: ENVELOPE_BYTES + data.length / 2 };
  }
}
