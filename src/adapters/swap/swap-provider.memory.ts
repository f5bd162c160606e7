import { createHash } from 'node:crypto';
import type { SwapProvider } from '../../application/ports/swap.ts';
import type { Clock, Random } from '../../application/ports/system.ts';
import type { TokenPrices } from '../../application/ports/token.ts';
import { SUPPORTED_CHAINS } from '../../domain/shared/chain/chains.ts';
import type { Hex } from '../../domain/shared/hex.ts';
import type { Usd } from '../../domain/shared/usd.ts';
import { swapAmountTooLow, swapNoRoute, swapNotFound } from '../../domain/swap/errors.ts';
import { coinOf } from '../../domain/swap/foreign-token.ts';
import type { SwapContracts, SwapContractsByChain } from '../../domain/swap/quoted-step.ts';
import type { BoughtToken, SwapAmounts, SwapOffer, SwapOrder, SwapProgress } from '../../domain/swap/swap.ts';
import { DEPOSITORY, type Deposit, type InMemoryDepositories } from './depositories.memory.ts';
import { type SidePrices, secondsOf, stepOf, termsOf, transactionsOf } from './quotes.memory.ts';

const CONTRACTS: SwapContracts = { depositories: [DEPOSITORY], routers: [], approvalProxies: [], solvers: [] };
/** The provider's fee: 0.1 %. */
const KEEPS = { of: 1_000n, pays: 999n };

/** What the provider pays out for a swap, on any chain; the zero address is an EVM chain's coin. */
export type PayOut = Pick<BoughtToken, 'chainId' | 'decimals'> &
  Readonly<{ token: string; to: string; amount: bigint; hash: Hex; at: Date }>;

type Tools = Readonly<{
  clock: Clock;
  random: Random;
  prices: TokenPrices;
  depositories: InMemoryDepositories;
  payOut: (payment: PayOut) => void;
}>;

type Done = Readonly<{ paidIn: Hex; seenAt: Date; paidOut: Hex; doneAt: Date; end: 'success' | 'refund' }>;
type Swap = Readonly<{ order: SwapOrder; amounts: SwapAmounts; quotedAt: Date; done?: Done }>;

/**
 * Swaps at the prices of the in-memory market, in a quote with the format of Relay's. It sees deposits on the in-memory chains, and pays
 * what it quoted a few seconds later; a deposit of something else is paid back.
 */
export class InMemorySwapProvider implements SwapProvider {
  readonly contracts: SwapContractsByChain = new Map(SUPPORTED_CHAINS.map((chainId) => [chainId, CONTRACTS]));
  readonly #published = new Map(this.contracts);
  readonly #tools: Tools;
  readonly #swaps = new Map<string, Swap>();

  constructor(tools: Tools) {
    this.#tools = tools;
    tools.depositories.onDeposit((deposit) => this.#fill(deposit));
  }

  async publishedContracts(): Promise<SwapContractsByChain> {
    return new Map(this.#published);
  }

  /** Publishes other accounts for a chain than the pinned ones. */
  publish(chainId: number, contracts: SwapContracts): void {
    this.#published.set(chainId, contracts);
  }

  async offer(order: SwapOrder): Promise<SwapOffer> {
    const prices = await this.#pricesOf(order);
    const amounts = amountsOf(order, prices);
    const { paid, got } = amounts;
    if (paid === 0n || got === 0n) throw swapAmountTooLow();
    const requestId = `0x${this.#tools.random.uint256().toString(16).padStart(64, '0')}`;
    this.#swaps.set(requestId, { order, amounts, quotedAt: this.#tools.clock.now() });
    const steps = transactionsOf(order, paid, requestId);
    const quote = { steps: steps.map((step) => stepOf(step, requestId)), ...termsOf(order, amounts, prices) };
    return { quote, steps, amounts, recipient: order.recipient, route: { requestId, seconds: secondsOf(order) } };
  }

  async progress(requestId: string): Promise<SwapProgress> {
    const swap = this.#swaps.get(requestId);
    if (swap === undefined) throw swapNotFound();
    return { requestId, ...progressOf(swap, this.#tools.clock.now()) };
  }

  /** The first deposit decides; a later one with the same id is nobody's. */
  #fill({ id, chainId, hash, depositor, token, amount }: Deposit): void {
    const swap = this.#swaps.get(id);
    if (swap === undefined || swap.done !== undefined) return;
    const { order, amounts } = swap;
    const isAsQuoted = chainId === order.from.chainId && token === order.from.address && amount === amounts.paid;
    const seenAt = this.#tools.clock.now();
    const doneAt = new Date(seenAt.getTime() + secondsOf(order) * 1_000);
    const paidOut: Hex = `0x${createHash('sha256').update(`${id} ${hash}`).digest('hex')}`;
    this.#swaps.set(id, {
      ...swap,
      done: { paidIn: hash, seenAt, paidOut, doneAt, end: isAsQuoted ? 'success' : 'refund' },
    });
    const { from, to, recipient } = order;
    const due = isAsQuoted
      ? { ...to, token: to.address, to: recipient, amount: amounts.got }
      : { ...from, chainId, token, to: depositor, amount };
    this.#tools.payOut({ ...due, hash: paidOut, at: doneAt });
  }

  async #pricesOf({ from, to }: SwapOrder): Promise<SidePrices> {
    const [sold, bought] = await Promise.all([this.#priceOf(from), this.#priceOf(to)]);
    return { sold, bought };
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
}

function amountsOf({ from, to, amount, tradeType }: SwapOrder, { sold, bought }: SidePrices): SwapAmounts {
  const worthIn = sold * 10n ** BigInt(to.decimals) * KEEPS.pays;
  const worthOut = bought * 10n ** BigInt(from.decimals) * KEEPS.of;
  return tradeType === 'EXACT_INPUT'
    ? { paid: amount, got: (amount * worthIn) / worthOut }
    : { paid: (amount * worthOut + worthIn - 1n) / worthIn, got: amount };
}

function progressOf({ quotedAt, done }: Swap, now: Date): Omit<SwapProgress, 'requestId'> {
  if (done === undefined) return { status: 'waiting', inTxHashes: [], outTxHashes: [], updatedAt: quotedAt };
  const { paidIn, seenAt, paidOut, doneAt, end } = done;
  return now < doneAt
    ? { status: 'pending', inTxHashes: [paidIn], outTxHashes: [], updatedAt: seenAt }
    : { status: end, inTxHashes: [paidIn], outTxHashes: [paidOut], updatedAt: doneAt };
}
