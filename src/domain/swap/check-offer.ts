import type { ContractCall } from '../paymaster/sponsor-policy.ts';
import { CHAINS, isChainId } from '../shared/chain/chains.ts';
import type { Coin } from '../shared/chain/coins.ts';
import { toUsd, type Usd, worth } from '../shared/usd.ts';
import { type WalletAddress, ZERO_ADDRESS } from '../shared/wallet-address.ts';
import { swapQuoteUnsafe } from './errors.ts';
import type {
  QuotedStep,
  QuotedTransaction,
  SwapContracts,
  SwapContractsByChain,
  SwapMove,
  TokenPull,
} from './quoted-step.ts';
import type { SwapAmounts, SwapOffer, SwapOrder } from './swap.ts';

export type SwapPrices = Readonly<{ sold: Usd; bought: Usd }>;

/** What a route may cost beyond the slippage: 10 %, and 25 dollars for the gas of the destination chain. */
const ROUTE_BPS = 1_000n;
const ROUTE_USD = toUsd(25) as Usd;
const BASIS_POINTS = 10_000n;

/**
 * An order of an exact output leaves the sold amount to the provider, so our own prices limit it. Throws SWAP_QUOTE_UNSAFE when it is
 * worth more than the bought amount, the slippage and what a route may cost.
 */
export function requireFairInput(
  { from, to, slippageBps }: SwapOrder,
  { paid, got }: SwapAmounts,
  { sold, bought }: SwapPrices,
): void {
  const given = worth(paid, from.decimals, sold);
  const most =
    (worth(got, to.decimals, bought) * (BASIS_POINTS + BigInt(slippageBps) + ROUTE_BPS)) / BASIS_POINTS + ROUTE_USD;
  if (given > most)
    throw swapQuoteUnsafe({ reason: `it sells ${paid} ${from.symbol}, far more than ${got} ${to.symbol} are worth` });
}

const MOST_TRANSACTIONS = 3;
const STEP_IDS = ['approve', 'deposit', 'swap', 'send'];
const WHOLE_COIN = 10n ** 18n;
/** What the gas of one transaction may cost, far above what swaps cost on a busy day. */
const MOST_GAS_COST: Readonly<Partial<Record<Coin, bigint>>> = { ETH: WHOLE_COIN / 5n, POL: 100n * WHOLE_COIN };

/** What the calls of one offer are checked against. */
type Bounds = Readonly<{ order: SwapOrder; sold: bigint; isCoin: boolean; contracts: SwapContracts }>;

/**
 * Throws SWAP_QUOTE_UNSAFE unless signing the whole offer costs the wallet at most the sold amount (and gas): approvals and payments
 * only of the sold token, only to the provider's pinned contracts, and at most what the order sells.
 */
export function requireSafe(order: SwapOrder, { steps, amounts, recipient }: SwapOffer, pinned: SwapContractsByChain) {
  const contracts = pinned.get(order.from.chainId);
  if (contracts === undefined) throw unsafe(`no contracts of the provider are pinned for chain ${order.from.chainId}`);
  if (recipient !== order.recipient) throw unsafe(`it pays ${recipient ?? 'an unnamed account'}, not the recipient`);
  requireOrdered(order, amounts);
  if (steps.length === 0 || steps.length > MOST_TRANSACTIONS) throw unsafe(`it has ${steps.length} transactions`);
  const bounds = { order, sold: amounts.paid, isCoin: order.from.address === ZERO_ADDRESS, contracts };
  const transactions = steps.map((step) => ownTransaction(step, order));
  requireApprovals(transactions.slice(0, -1), bounds);
  requirePayment(transactions.at(-1) as QuotedTransaction, bounds);
}

function requireOrdered({ amount, tradeType }: SwapOrder, { paid, got }: SwapAmounts): void {
  if (tradeType === 'EXACT_INPUT' && paid !== amount) throw unsafe(`it sells ${paid} instead of ${amount}`);
  if (tradeType === 'EXACT_OUTPUT' && got < amount) throw unsafe(`it buys ${got} instead of ${amount}`);
}

function ownTransaction(step: QuotedStep, { user, from }: SwapOrder): QuotedTransaction {
  if (!STEP_IDS.includes(step.id)) throw unsafe(`the step "${step.id}" is not known`);
  if (step.kind !== 'transaction') throw unsafe(`the step "${step.id}" asks for a ${step.kind}`);
  if (step.from !== user) throw unsafe(`a transaction is sent by ${step.from}, not by the user`);
  if (step.call.chainId !== from.chainId) throw unsafe(`a transaction is on chain ${step.call.chainId}`);
  const [field] = step.unknownFields;
  if (field !== undefined) throw unsafe(`a transaction has the unknown field "${field}"`);
  const coin = isChainId(from.chainId) ? CHAINS[from.chainId].coin : undefined;
  if ((step.gasCost ?? 0n) > ((coin && MOST_GAS_COST[coin]) ?? 0n))
    throw unsafe(`the gas of a transaction may cost ${step.gasCost} of the smallest unit of ${coin}`);
  return step;
}

/** Everything before the payment: approvals of the sold token to pinned spenders, together at most the sold amount. */
function requireApprovals(transactions: readonly QuotedTransaction[], { order, sold, contracts }: Bounds): void {
  let approved = 0n;
  for (const { call, move } of transactions) {
    if (move.kind !== 'approval') throw unsafe(`a transaction before the last is not an approval (${nameOf(move)})`);
    requireSoldToken(call.to, order);
    const spenders = [...contracts.approvalProxies, ...contracts.depositories];
    if (!spenders.includes(move.spender)) throw unsafe(`it approves ${move.spender}, which is not pinned`);
    approved += move.amount;
    if (approved > sold) throw unsafe(`it approves ${approved}, more than the sold ${sold}`);
    requireValue(call.value, 0n);
  }
}

function requirePayment({ call, move }: QuotedTransaction, bounds: Bounds): void {
  const { order, sold, isCoin, contracts } = bounds;
  const { payee, role, pulls, depositor = order.user, beneficiaries = [] } = paymentOf(call, move);
  requireValue(call.value, isCoin ? sold : 0n);
  if (!contracts[role].includes(payee)) throw unsafe(`it pays ${payee}, which is not among the pinned ${role}`);
  if (depositor !== order.user) throw unsafe(`it deposits for ${depositor}, not for the user`);
  const stranger = beneficiaries.find((one) => ![order.user, ZERO_ADDRESS, ...contracts.solvers].includes(one));
  if (stranger !== undefined) throw unsafe(`it refunds ${stranger}, not the user`);
  requirePulls(pulls, bounds);
}

type Payment = Readonly<{
  payee: WalletAddress;
  role: keyof SwapContracts;
  pulls: readonly TokenPull[];
  depositor?: WalletAddress;
  beneficiaries?: readonly WalletAddress[];
}>;

function paymentOf({ to: payee }: ContractCall, move: SwapMove): Payment {
  switch (move.kind) {
    case 'coins':
      return { payee, role: 'solvers', pulls: [] };
    case 'payment':
      return { payee: move.recipient, role: 'solvers', pulls: [{ token: payee, amount: move.amount }] };
    case 'coin-deposit':
      return { payee, role: 'depositories', pulls: [], depositor: move.depositor };
    case 'token-deposit':
      return { payee, role: 'depositories', pulls: [move.pull], depositor: move.depositor };
    case 'route': {
      const role = move.pulls === undefined ? 'routers' : 'approvalProxies';
      return { payee, role, pulls: move.pulls ?? [], beneficiaries: move.beneficiaries };
    }
    default:
      throw unsafe(`the last transaction is not a payment that can be checked (${nameOf(move)})`);
  }
}

function requirePulls(pulls: readonly TokenPull[], { order, sold, isCoin }: Bounds): void {
  if (!isCoin && pulls.length === 0) throw unsafe('it pays nothing of the sold token');
  let pulled = 0n;
  for (const { token, amount } of pulls) {
    requireSoldToken(token, order);
    pulled += amount;
  }
  if (pulled > sold) throw unsafe(`it takes ${pulled}, more than the sold ${sold}`);
}

function requireSoldToken(token: WalletAddress, { from }: SwapOrder): void {
  if (token !== from.address) throw unsafe(`it moves the token ${token} instead of the sold ${from.address}`);
}

function requireValue(value: bigint, most: bigint): void {
  if (value > most) throw unsafe(`a transaction sends ${value} native coins, more than ${most}`);
}

const nameOf = (move: SwapMove): string => (move.kind === 'unknown' ? `call ${move.selector}` : move.kind);

const unsafe = (reason: string) => swapQuoteUnsafe({ reason });
