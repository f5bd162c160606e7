import { Interface, id, zeroPadValue } from 'ethers';
import { z } from 'zod';
import type { PaymentNetwork } from '../../application/ports/payment.ts';
import type { PaymentClaim } from '../../domain/payment/claim.ts';
import { railUnavailable } from '../../domain/payment/errors.ts';
import type { PaymentOutcome } from '../../domain/payment/payment.ts';
import { Failure, hasNoAnswer } from '../../domain/shared/failure.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { ChainRpc } from '../chain/rpc/chain-rpc.ts';
import { UnexpectedAnswer } from '../chain/rpc/errors.ts';
import type { Reading } from '../chain/rpc/rpc-node.ts';
import { orChainUnavailable, viewWord } from '../chain/rpc/view.ts';
import { Count, Data, Hash, parse } from '../chain/rpc/wire.ts';
import { networkOf } from './tempo-sdk.ts';

const token = new Interface(['function balanceOf(address) view returns (uint256)']);
const TRANSFER_TOPIC = id('Transfer(address,address,uint256)');

const Header = z.object({ timestamp: Count });
const Log = z.object({ address: Data, topics: z.array(Hash), data: Data });
const Receipt = z.object({ transactionHash: Hash, status: z.enum(['0x0', '0x1']), logs: z.array(Log) });

/** How long after a transaction's expiry its absence is final: clocks and nodes differ. */
const MARGIN_MS = 30_000;

/** Reads a Tempo chain without the SDK. */
export class TempoPaymentNetwork implements PaymentNetwork {
  readonly #chain: ChainRpc;
  readonly #currency: WalletAddress;

  constructor(chain: ChainRpc, currency: WalletAddress) {
    this.#chain = chain;
    this.#currency = currency;
  }

  async outcomeOf(claim: PaymentClaim): Promise<PaymentOutcome> {
    if (claim.network !== networkOf(this.#chain)) return 'unknown';
    return await this.#ask(async (ask) => {
      // The head is read first, so that a transaction found absent afterwards is in no block up to it.
      const { timestamp } = parse(Header, await ask('eth_getBlockByNumber', ['latest', false]), 'block');
      const answer = await ask('eth_getTransactionReceipt', [claim.reference]);
      const receipt = parse(Receipt.nullable(), answer, 'receipt');
      if (receipt !== null && receipt.transactionHash !== claim.reference)
        throw new UnexpectedAnswer(
          `the node returned the receipt of ${receipt.transactionHash} instead of ${claim.reference}`,
        );
      if (receipt !== null) return isPaidBy(receipt, claim) ? 'paid' : 'never';
      return timestamp * 1000 > claim.validUntil.getTime() + MARGIN_MS ? 'never' : 'unknown';
    });
  }

  async balanceOf(account: WalletAddress): Promise<bigint> {
    const calldata = token.encodeFunctionData('balanceOf', [account]);
    return await this.#ask((ask) => viewWord(ask, this.#currency, calldata));
  }

  async #ask<T>(reading: Reading<T>): Promise<T> {
    try {
      return await orChainUnavailable(this.#chain.read(reading));
    } catch (error) {
      throw error instanceof Failure && hasNoAnswer(error) ? railUnavailable.because(error) : error;
    }
  }
}

/** Whether this transaction transferred the claimed amount of the claimed token to the recipient. */
function isPaidBy({ status, logs }: z.output<typeof Receipt>, { currency, recipient, amount }: PaymentClaim): boolean {
  const isOurs = ({ address, topics: [topic, , to], data }: z.output<typeof Log>) =>
    address === currency.toLowerCase() &&
    topic === TRANSFER_TOPIC &&
    to === zeroPadValue(recipient, 32).toLowerCase() &&
    BigInt(data) === amount;
  return status === '0x1' && logs.some(isOurs);
}
