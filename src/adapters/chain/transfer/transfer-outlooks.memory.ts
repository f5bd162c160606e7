import type { GasPrices } from '../../../application/ports/fee/gas-prices.ts';
import type { TransferOutlooks } from '../../../application/ports/transfer/transfer-outlooks.ts';
import type { GasUsage } from '../../../domain/fee/fee-action.ts';
import { NO_ROLLUP_FEES } from '../../../domain/fee/rollup-fees.ts';
import { chainUnavailable } from '../../../domain/shared/failures.ts';
import { fromHex } from '../../../domain/shared/hex.ts';
import { leastGas } from '../../../domain/shared/intrinsic-gas.ts';
import type { GaslessOutlook, GaslessPlace } from '../../../domain/transfer/gasless-offer.ts';
import { callOf, type TransferOrder } from '../../../domain/transfer/transfer-order.ts';
import type { TransferOutlook, Trial } from '../../../domain/transfer/transfer-outlook.ts';
import type { InMemoryForwarders } from '../gasless/forwarders.memory.ts';
import type { InMemoryGaslessTransfers } from '../gasless/gasless-transfers.memory.ts';
import { type InMemoryAccounts, TOKEN_TRANSFER_GAS } from '../memory/accounts.memory.ts';

type World = Readonly<{
  chains: ReadonlyMap<number, InMemoryAccounts>;
  gasPrices: GasPrices;
  forwarders: InMemoryForwarders;
  gaslessTransfers: InMemoryGaslessTransfers;
}>;

/** What chains in memory would do; their base fee is the price of gas, and nobody asks for a tip. */
export class InMemoryTransferOutlooks implements TransferOutlooks {
  readonly #chains: ReadonlyMap<number, InMemoryAccounts>;
  readonly #gasPrices: GasPrices;
  readonly #forwarders: InMemoryForwarders;
  readonly #gaslessTransfers: InMemoryGaslessTransfers;

  constructor({ chains, gasPrices, forwarders, gaslessTransfers }: World) {
    this.#chains = chains;
    this.#gasPrices = gasPrices;
    this.#forwarders = forwarders;
    this.#gaslessTransfers = gaslessTransfers;
  }

  async read(order: TransferOrder, sponsored: GasUsage, place?: GaslessPlace): Promise<TransferOutlook> {
    const { chainId, from, to, token } = order;
    const accounts = this.#chains.get(chainId);
    if (accounts === undefined) throw chainUnavailable.because(new Error(`There is no chain ${chainId}`));
    const isToken = token !== 'native' && accounts.isToken(token);
    return {
      nonce: accounts.nonceOf(from),
      coins: accounts.balanceOf(from),
      ...(isToken && { tokens: accounts.tokenBalanceOf(token, from) }),
      trial: trialOf(accounts, order),
      baseFee: await this.#gasPrices.costOf(chainId, { gas: 1n, bytes: 0 }),
      tip: 0n,
      besidesGas: NO_ROLLUP_FEES,
      recipientIsContract: accounts.isToken(to),
      sponsoredWei: await this.#gasPrices.costOf(chainId, sponsored),
      ...(isToken && place && { gasless: await this.#gasless(order, place) }),
    };
  }

  async #gasless(
    { chainId, from }: TransferOrder,
    { token, forwarder: { verifyingContract: forwarder } }: GaslessPlace,
  ): Promise<GaslessOutlook> {
    const permit = this.#gaslessTransfers.permitTermsOf(chainId, token, from);
    return { requestNonce: await this.#forwarders.nonceOf({ chainId, forwarder }, from), allowance: 0n, permit };
  }
}

function trialOf(accounts: InMemoryAccounts, order: TransferOrder): Trial {
  const { from, token, amount } = order;
  const least = leastGas({ data: fromHex(callOf(order).data), accessList: { addresses: 0, keys: 0 } });
  const held = token === 'native' ? accounts.balanceOf(from) : accounts.tokenBalanceOf(token, from);
  if (held < amount) return { succeeds: false, reason: 'the balance is too low' };
  return { succeeds: true, gas: token === 'native' ? least : least + TOKEN_TRANSFER_GAS };
}
