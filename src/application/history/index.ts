import type { ProvedWallet } from '../../domain/auth/proved-wallet.ts';
import { historyUnavailable } from '../../domain/history/errors.ts';
import { type Broadcast, sponsoredBroadcasts, withBroadcasts } from '../../domain/history/own-broadcasts.ts';
import { pageOf, withoutEmptyCalls } from '../../domain/history/wallet-transaction.ts';
import type { Sponsorship } from '../../domain/paymaster/sponsorship.ts';
import { type Attempt, attempt } from '../../domain/shared/attempt.ts';
import { oldest } from '../../domain/shared/dated.ts';
import type { Failure } from '../../domain/shared/failure.ts';
import { upstreamBudget } from '../../domain/shared/failures.ts';
import type { PageRequest } from '../../domain/shared/page.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';
import { compose } from '../shared/compose.ts';
import { tokenFactsOf } from './token-facts.ts';

type ViewPorts = Pick<
  Ports,
  | 'clock'
  | 'feePolicy'
  | 'gaslessCalls'
  | 'relayedTransactions'
  | 'salePolicy'
  | 'sponsorPolicy'
  | 'sponsorships'
  | 'tokenList'
  | 'transactionHistory'
>;

/** The same number as `TransactionHistory.newest` returns of each kind. */
const MOST_BROADCASTS = 1_000;

/** `chainIds`: only of these chains; absent for all. */
type HistoryRequest = PageRequest & Readonly<{ chainIds?: readonly number[] }>;

/**
 * A wallet's movements over all chains, newest first. Includes its broadcasts through this service when the wallet
 * itself is the caller. Rejects with VALIDATION_FAILED for an invalid cursor, and with UPSTREAM_BUDGET or
 * HISTORY_UNAVAILABLE when nothing could be read.
 */
const viewTransactions =
  (ports: ViewPorts) =>
  async (wallet: WalletAddress, { limit, cursor, chainIds }: HistoryRequest, caller: ProvedWallet) => {
    const isAsked = (chainId: number) => chainIds?.includes(chainId) ?? true;
    const asked = ports.transactionHistory.chainIds.filter(isAsked).sort((a, b) => a - b);
    const [chains, broadcasts] = await Promise.all([
      Promise.all(asked.map((chainId) => partOf(`history:${chainId}`, newestOn(ports, chainId, wallet)))),
      wallet === caller ? partOf('broadcasts', ownBroadcasts(ports, wallet)) : undefined,
    ]);
    const parts = broadcasts === undefined ? chains : [...chains, broadcasts];
    const missing = parts.flatMap(({ name, answer }) => (answer.known ? [] : [{ name, cause: answer.failure }]));
    if (missing.length === parts.length) throw reasonOf(missing.map(({ cause }) => cause));
    const partial = chains.flatMap(({ name, answer }) => (answer.known && answer.value.unread ? [name] : []));
    const read = chains.flatMap(({ answer }) => (answer.known ? [answer.value] : []));
    const own = (broadcasts?.answer.known ? broadcasts.answer.value : []).filter(({ chainId }) => isAsked(chainId));
    const told = withoutEmptyCalls(read.flatMap(({ value }) => value));
    const tokenOf = await tokenFactsOf(ports)(own.map(({ chainId, movement }) => ({ chainId, ...movement })));
    const all = withBroadcasts(told, own, (chainId, token) => tokenOf(chainId, token)?.symbol);
    const { items, nextCursor } = pageOf(all, limit, cursor);
    return {
      transactions: items,
      ...(nextCursor !== undefined && { nextCursor }),
      degraded: [...missing.map(({ name }) => name), ...partial],
      asOf: oldest(read, ports.clock.now()),
    };
  };

/** Our own budget for the explorer, when nothing else is the reason. */
function reasonOf(causes: readonly Failure[]): Failure {
  const [first] = causes;
  const isBudget = causes.every(({ code }) => code === upstreamBudget.code);
  return first !== undefined && isBudget ? first : historyUnavailable.because(new AggregateError(causes));
}

type Part<T> = Readonly<{ name: string; answer: Attempt<T> }>;

const partOf = async <T>(name: string, asked: Promise<T>): Promise<Part<T>> => ({ name, answer: await attempt(asked) });

const newestOn = ({ transactionHistory }: ViewPorts, chainId: number, wallet: WalletAddress) =>
  transactionHistory.newest(chainId, wallet);

async function ownBroadcasts(
  { gaslessCalls, relayedTransactions, sponsorPolicy, sponsorships }: ViewPorts,
  wallet: WalletAddress,
): Promise<readonly Broadcast[]> {
  const [executed, sponsored] = await Promise.all([
    relayedTransactions.history(wallet, { limit: MOST_BROADCASTS }),
    sponsorships.history(wallet, MOST_BROADCASTS),
  ]);
  const transferIn = ({ chainId, request: { to, data } }: Sponsorship) =>
    sponsorPolicy.gaslessTransfers.get(chainId) === to ? gaslessCalls.decode(data) : undefined;
  return [...executed.items, ...sponsored.flatMap((one) => sponsoredBroadcasts(one, transferIn(one)))];
}

export const historyUseCases = compose({ view: viewTransactions });

export type HistoryUseCases = ReturnType<typeof historyUseCases>;
