import { historyUnavailable } from '../../domain/history/errors.ts';
import { pageOf } from '../../domain/history/wallet-transaction.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import { SUPPORTED_CHAINS } from '../../domain/shared/chain.ts';
import { oldest } from '../../domain/shared/dated.ts';
import type { PageRequest } from '../../domain/shared/page.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';

export const historyUseCases = ({ transactionHistory, clock }: Pick<Ports, 'transactionHistory' | 'clock'>) => ({
  /** A wallet's movements over all chains, newest first. Rejects with HISTORY_UNAVAILABLE when no chain could be read. */
  view: async (wallet: WalletAddress, { limit, cursor }: PageRequest) => {
    const chains = await Promise.all(
      SUPPORTED_CHAINS.map(async (chainId) => ({
        chainId,
        answer: await attempt(transactionHistory.newest(chainId, wallet)),
      })),
    );
    const read = chains.flatMap(({ answer }) => (answer.known ? [answer.value] : []));
    const missing = chains.flatMap(({ chainId, answer }) => (answer.known ? [] : [{ chainId, cause: answer.failure }]));
    if (read.length === 0) throw historyUnavailable.because(new AggregateError(missing.map(({ cause }) => cause)));
    const { items, nextCursor } = pageOf(
      read.flatMap(({ value }) => value),
      limit,
      cursor,
    );
    return {
      transactions: items,
      ...(nextCursor !== undefined && { nextCursor }),
      degraded: missing.map(({ chainId }) => `history:${chainId}`),
      asOf: oldest(read, clock.now()),
    };
  },
});

export type HistoryUseCases = ReturnType<typeof historyUseCases>;
