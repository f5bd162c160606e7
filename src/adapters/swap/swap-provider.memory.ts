import type { SwapProvider } from '../../application/ports/swap.ts';
import type { Clock, Random } from '../../application/ports/system.ts';
import type { TokenPrices } from '../../application/ports/token.ts';
import type { ContractCall } from '../../domain/paymaster/sponsor-policy.ts';
import { SUPPORTED_CHAINS } from '../../domain/shared/chain/chains.ts';
import type { Usd } from '../../domain/shared/usd.ts';
import { type WalletAddress, ZERO_ADDRESS } from '../../domain/shared/wallet-address.ts';
import { swapAmountTooLow, swapNoRoute, swapNotFound } from '../../domain/swap/errors.ts';
import { coinOf } from '../../domain/swap/foreign-token.ts';
import type { QuotedTransaction, SwapContracts, SwapContractsByChain } from '../../domain/swap/quoted-step.ts';
import type { BoughtToken, SwapOffer, SwapOrder, SwapProgress, SwapStatus } from '../../domain/swap/swap.ts';
import { moveOf, swapCalldata } from './swap-calls.ts';

/** The deposit address of every swap. */
const DEPOSITORY = '0x5AA9000000000000000000000000000000000001' as WalletAddress;
const CONTRACTS: SwapContracts = { depositories: [DEPOSITORY], routers: [], approvalProxies: [], solvers: [] };
/** Seconds of a swap on one network, and of one across networks. */
const TAKES = { near: 2, far: 12 };
/** The provider's fee: 0.1 %. */
const KEEPS = { of: 1_000n, pays: 999n };

type Tools = Readonly<{ clock: Clock; random: Random; prices: TokenPrices }>;

/** Swaps at the prices of the in-memory market, in a quote with the format of Relay's. */
export class InMemorySwapProvider implements SwapProvider {
  readonly contracts: SwapContractsByChain = new Map(SUPPORTED_CHAINS.map((chainId) => [chainId, CONTRACTS]));
  readonly #published = new Map(this.contracts);
  readonly #tools: Tools;
  readonly #swaps = new Map<string, SwapProgress>();

  constructor(tools: Tools) {
    this.#tools = tools;
  }

  async publishedContracts(): Promise<SwapContractsByChain> {
    return new Map(this.#published);
  }

  /** Publishes other accounts for a chain than the pinned ones. */
  publish(chainId: number, contracts: SwapContracts): void {
    this.#published.set(chainId, contracts);
  }

  async offer(order: SwapOrder): Promise<SwapOffer> {
    const { from, to, user, recipient } = order;
    const { paid, got } = await this.#amounts(order);
    if (paid === 0n || got === 0n) throw swapAmountTooLow();
    const requestId = `0x${this.#tools.random.uint256().toString(16).padStart(64, '0')}`;
    this.#swaps.set(requestId, {
      requestId,
      status: 'waiting',
      inTxHashes: [],
      outTxHashes: [],
      updatedAt: this.#now(),
    });
    const seconds = from.chainId === to.chainId ? TAKES.near : TAKES.far;
    const steps = transactionsOf(order, paid, requestId);
    const quote = {
      steps: steps.map((step) => stepOf(step, requestId)),
      fees: {},
      details: {
        operation: from.chainId === to.chainId ? 'swap' : 'bridge',
        sender: user,
        recipient,
        currencyIn: { currency: from, amount: paid.toString() },
        currencyOut: { currency: to, amount: got.toString() },
        timeEstimate: seconds,
        slippageTolerance: { total: (order.slippageBps / 100).toFixed(2) },
      },
    };
    return { quote, steps, amounts: { paid, got }, recipient, route: { requestId, seconds } };
  }

  async progress(requestId: string): Promise<SwapProgress> {
    const swap = this.#swaps.get(requestId);
    if (swap === undefined) throw swapNotFound();
    return { ...swap };
  }

  /** Advances the status of a swap, as its transactions would. */
  move(
    requestId: string,
    status: SwapStatus,
    hashes: Partial<Pick<SwapProgress, 'inTxHashes' | 'outTxHashes'>> = {},
  ): void {
    const swap = this.#swaps.get(requestId);
    if (swap === undefined) throw new RangeError(`no swap ${requestId} exists`);
    this.#swaps.set(requestId, { ...swap, status, ...hashes, updatedAt: this.#now() });
  }

  async #amounts({ from, to, amount, tradeType }: SwapOrder): Promise<Readonly<{ paid: bigint; got: bigint }>> {
    const [sold, bought] = await Promise.all([this.#priceOf(from), this.#priceOf(to)]);
    const worthIn = sold * 10n ** BigInt(to.decimals) * KEEPS.pays;
    const worthOut = bought * 10n ** BigInt(from.decimals) * KEEPS.of;
    return tradeType === 'EXACT_INPUT'
      ? { paid: amount, got: (amount * worthIn) / worthOut }
      : { paid: (amount * worthOut + worthIn - 1n) / worthIn, got: amount };
  }

  async #priceOf(token: BoughtToken): Promise<Usd> {
    const { chainId, address } = token;
    const coin = coinOf(token);
    const price =
      coin !== undefined
        ? (await this.#tools.prices.ofCoins([coin])).get(coin)
        : (await this.#tools.prices.ofTokens(chainId, [address])).get(address);
    if (price === undefined) throw swapNoRoute();
    return price.value.usd;
  }

  #now(): Date {
    return this.#tools.clock.now();
  }
}

/** A deposit, after its approval where a token is sold. */
function transactionsOf({ from, user }: SwapOrder, paid: bigint, requestId: string): readonly QuotedTransaction[] {
  const transaction = (id: string, to: WalletAddress, data: ContractCall['data'], value = 0n): QuotedTransaction => ({
    kind: 'transaction',
    id,
    from: user,
    call: { chainId: from.chainId, to, data, value },
    move: moveOf({ data }),
    gasCost: undefined,
    unknownFields: [],
  });
  if (from.address === ZERO_ADDRESS)
    return [transaction('deposit', DEPOSITORY, swapCalldata.depositNative(user, requestId), paid)];
  const pull = { token: from.address, amount: paid };
  return [
    transaction('approve', from.address, swapCalldata.approve(DEPOSITORY, paid)),
    transaction('deposit', DEPOSITORY, swapCalldata.depositErc20(user, pull, requestId)),
  ];
}

/** As Relay writes it. */
const stepOf = ({ id, from, call: { value, ...call } }: QuotedTransaction, requestId: string) => ({
  id,
  action: id === 'approve' ? 'Confirm approval' : 'Confirm transaction',
  kind: 'transaction',
  requestId,
  items: [
    {
      status: 'incomplete',
      data: { from, ...call, value: value.toString() },
      check: { endpoint: `/intents/status/v3?requestId=${requestId}`, method: 'GET' },
    },
  ],
});
