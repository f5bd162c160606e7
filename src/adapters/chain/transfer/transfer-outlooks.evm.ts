import type { Clock } from '../../../application/ports/system.ts';
import type { TransferOutlooks } from '../../../application/ports/transfer.ts';
import { gasPriceUnavailable } from '../../../domain/fee/errors.ts';
import type { GasUsage } from '../../../domain/fee/fee-policy.ts';
import { gasMarketOf } from '../../../domain/fee/gas.ts';
import type { GaslessContracts } from '../../../domain/transfer/gasless-offer.ts';
import type { TransferOrder } from '../../../domain/transfer/transfer-order.ts';
import type { TransferOutlook } from '../../../domain/transfer/transfer-outlook.ts';
import { readChain } from '../rpc/chain-of.ts';
import type { ChainRpc } from '../rpc/chain-rpc.ts';
import type { Settled } from '../rpc/json-rpc-client.ts';
import type { AskAll } from '../rpc/rpc-node.ts';
import { outlookIn } from './transfer-answers.ts';
import { type Subject, transferQuestions } from './transfer-questions.ts';

/** Reads everything about a transfer in one HTTP request. */
export class EvmTransferOutlooks implements TransferOutlooks {
  readonly #chains: ReadonlyMap<number, ChainRpc>;
  readonly #clock: Clock;

  constructor(chains: ReadonlyMap<number, ChainRpc>, clock: Clock) {
    this.#chains = chains;
    this.#clock = clock;
  }

  async read(order: TransferOrder, sponsored: GasUsage, gasless?: GaslessContracts): Promise<TransferOutlook> {
    const { chainId } = order;
    return await readChain(this.#chains, chainId, (_ask, askAll) =>
      this.#outlook(askAll, { order, sponsored, gasless }),
    );
  }

  async #outlook(askAll: AskAll, subject: Subject): Promise<TransferOutlook> {
    const { order } = subject;
    const questions = transferQuestions(subject);
    const settled = await askAll(questions.map(([, call]) => call));
    const answers = new Map(questions.map(([name], i) => [name, settled[i] as Settled]));
    const { outlook, headAt } = outlookIn(answers, subject);
    const { maxHeadAgeMs } = gasMarketOf(order.chainId);
    const age = this.#clock.now().getTime() - headAt.getTime();
    if (maxHeadAgeMs !== undefined && age > maxHeadAgeMs)
      throw gasPriceUnavailable.because(new Error(`The head of chain ${order.chainId} is ${age} ms old`));
    if (outlook.sponsoredWei === 0n)
      throw gasPriceUnavailable.because(new Error(`The node of chain ${order.chainId} reported a gas price of 0`));
    return outlook;
  }
}
