import type { GasPrices } from '../../../application/ports/fee.ts';
import type { TransferOutlooks } from '../../../application/ports/transfer.ts';
import type { GasUsage } from '../../../domain/fee/fee-policy.ts';
import { NO_ROLLUP_FEES } from '../../../domain/fee/gas.ts';
import { chainUnavailable } from '../../../domain/shared/failures.ts';
import { fromHex, type Hex } from '../../../domain/shared/hex.ts';
import { leastGas } from '../../../domain/shared/intrinsic-gas.ts';
import type { GaslessContracts, GaslessOutlook } from '../../../domain/transfer/gasless-offer.ts';
import type { TransferOrder } from '../../../domain/transfer/transfer-order.ts';
import type { Simulation, TransferOutlook } from '../../../domain/transfer/transfer-outlook.ts';
import type { InMemoryForwarders } from '../gasless/forwarders.memory.ts';
import type { InMemoryPermits } from '../gasless/permits.memory.ts';
import type { InMemoryAccounts } from '../memory/accounts.memory.ts';
import { TOKEN_TRANSFER_GAS } from '../memory/gas.ts';

type World = Readonly<{
  chains: ReadonlyMap<number, InMemoryAccounts>;
  gasPrices: GasPrices;
  forwarders: InMemoryForwarders;
  permits: InMemoryPermits;
}>;

/** Outlooks of in-memory chains; the base fee is the gas price, and the tip is zero. */
export class InMemoryTransferOutlooks implements TransferOutlooks {
  readonly #chains: ReadonlyMap<number, InMemoryAccounts>;
  readonly #gasPrices: GasPrices;
  readonly #forwarders: InMemoryForwarders;
  readonly #permits: InMemoryPermits;

  constructor({ chains, gasPrices, forwarders, permits }: World) {
    this.#chains = chains;
    this.#gasPrices = gasPrices;
    this.#forwarders = forwarders;
    this.#permits = permits;
  }

  async read(order: TransferOrder, sponsored: GasUsage, gasless?: GaslessContracts): Promise<TransferOutlook> {
    const { chainId, from, to, token } = order;
    const accounts = this.#chains.get(chainId);
    if (accounts === undefined) throw chainUnavailable.because(new Error(`There is no chain ${chainId}`));
    const isToken = token !== 'native' && accounts.isToken(token);
    return {
      nonce: accounts.nonceOf(from),
      coins: accounts.balanceOf(from),
      ...(isToken && { tokens: accounts.tokenBalanceOf(token, from) }),
      simulation: simulated(accounts, order),
      baseFee: await this.#gasPrices.costOf(chainId, { gas: 1n, bytes: 0 }),
      tip: 0n,
      besidesGas: NO_ROLLUP_FEES,
      recipientIsContract: accounts.isToken(to),
      sponsoredWei: await this.#gasPrices.costOf(chainId, sponsored),
      ...(isToken && gasless && { gasless: await this.#gasless(order, gasless, accounts) }),
    };
  }

  async #gasless(
    { chainId, from }: TransferOrder,
    { token, contract, forwarder: { verifyingContract: forwarder } }: GaslessContracts,
    accounts: InMemoryAccounts,
  ): Promise<GaslessOutlook> {
    return {
      requestNonce: await this.#forwarders.nonceOf({ chainId, forwarder }, from),
      allowance: accounts.tokens.allowanceOf(token, from, contract),
      permit: this.#permits.termsOf(chainId, token, from),
    };
  }
}

/** The return value of ERC-20's `transfer`. */
const TRUE: Hex = `0x${'1'.padStart(64, '0')}`;

/** Simulates as a node would: tokens move by ERC-20's rules, and a call to an account without code does nothing. */
function simulated(accounts: InMemoryAccounts, { from, token, amount, call }: TransferOrder): Simulation {
  const least = leastGas({ data: fromHex(call.data) });
  if (accounts.balanceOf(from) < call.value) return { outcome: 'insufficient-funds' };
  if (token === 'native') return { outcome: 'executed', gas: least };
  if (!accounts.isToken(token)) return { outcome: 'executed', gas: least, returned: '0x' };
  const held = accounts.tokenBalanceOf(token, from);
  if (held >= amount) return { outcome: 'executed', gas: least + TOKEN_TRANSFER_GAS, returned: TRUE };
  return {
    outcome: 'reverted',
    reason: `the contract reverts with ERC20InsufficientBalance(${from}, ${held}, ${amount})`,
  };
}
