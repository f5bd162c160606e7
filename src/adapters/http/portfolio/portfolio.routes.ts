import type { PortfolioUseCases } from '../../../application/portfolio/index.ts';
import type { Portfolio } from '../../../application/portfolio/view-portfolio.ts';
import { bitcoinUnavailable, solanaUnavailable } from '../../../domain/portfolio/errors.ts';
import { wholeCoins } from '../../../domain/shared/amount.ts';
import { CHAIN_NAMES } from '../../../domain/shared/chain/chains.ts';
import { chainUnavailable, storeUnavailable, upstreamBudget } from '../../../domain/shared/failures.ts';
import { data, flat, lasting } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import * as wire from './portfolio.schemas.ts';

const frame = { method: 'get', tag: 'Portfolio', limit: 'read' } as const;
const success = true as const;

const answers = new WeakMap<Portfolio, Portfolio & Readonly<{ success: true }>>();

/** One reply object per portfolio, so that its encoding is cached. */
function answerOf(portfolio: Portfolio) {
  const answer = answers.get(portfolio) ?? { success, ...portfolio };
  answers.set(portfolio, answer);
  return answer;
}

export const portfolioRoutes = (portfolio: PortfolioUseCases) => [
  route({
    ...frame,
    path: '/api/portfolio/aggregate',
    operationId: 'viewPortfolio',
    summary: `List a wallet’s holdings on ${CHAIN_NAMES}`,
    description: 'A chain that cannot be read is omitted and listed in `degraded`.',
    access: 'session',
    writes: true,
    scope: 'portfolio',
    query: wire.AddressQuery,
    reply: lasting(flat(wire.Portfolio, 'The holdings')),
    fails: [chainUnavailable],
    handle: async ({ query: { address }, caller }) => answerOf(await portfolio.aggregate(address, caller.wallet)),
  }),
  route({
    ...frame,
    path: '/api/portfolio/summary',
    operationId: 'viewPortfolioSummary',
    summary: 'Get a summary of a wallet’s value',
    description:
      'Without `address`, summarizes the caller’s own wallet. The figures are those of GET /api/portfolio/aggregate.',
    access: 'session',
    writes: true,
    scope: 'portfolio',
    query: wire.SummaryQuery,
    reply: data(wire.Summary, 'The summary'),
    fails: [chainUnavailable],
    handle: async ({ query: { address }, caller: { wallet } }) => {
      const whole = await portfolio.aggregate(address ?? wallet, wallet);
      return { ...whole, address: address ?? wallet, chains: whole.byChain };
    },
  }),
  route({
    ...frame,
    path: '/api/portfolio/bitcoin',
    operationId: 'viewBitcoin',
    summary: 'Get the balance and unspent outputs of a Bitcoin address',
    description: 'Reads confirmed and unconfirmed amounts of one mainnet address.',
    access: 'public',
    query: wire.BitcoinQuery,
    reply: flat(wire.BitcoinPortfolio, 'The balance'),
    fails: [bitcoinUnavailable, upstreamBudget],
    handle: async ({ query: { address } }) => {
      const account = await portfolio.bitcoin(address);
      return { success, ...account, balanceBTC: wholeCoins(account.balanceSats, 8) };
    },
  }),
  route({
    ...frame,
    path: '/api/portfolio/solana',
    operationId: 'viewSolana',
    summary: 'Get the balances of a Solana account',
    description: 'Reads the coin and the tokens of one mainnet account.',
    access: 'public',
    query: wire.SolanaQuery,
    reply: flat(wire.SolanaPortfolio, 'The balances'),
    fails: [solanaUnavailable, upstreamBudget],
    handle: async ({ query: { address } }) => {
      const account = await portfolio.solana(address);
      return { success, ...account, balanceSOL: wholeCoins(account.lamports, 9) };
    },
  }),
  route({
    ...frame,
    path: '/api/portfolio/history',
    operationId: 'viewPortfolioHistory',
    summary: 'Get the history of a wallet’s value, from snapshots',
    description:
      'A job takes a snapshot of a wallet about once an hour, from the time at which its owner first read its portfolio. A snapshot that would be incomplete is not stored.',
    access: 'public',
    query: wire.HistoryQuery,
    reply: flat(wire.History, 'The history'),
    fails: [storeUnavailable],
    handle: async ({ query: { address, days } }) => ({ success, ...(await portfolio.history(address, days)) }),
  }),
];
