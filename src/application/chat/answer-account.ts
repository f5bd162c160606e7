import { contactKey } from '../../domain/chat/contact.ts';
import { fromUnits } from '../../domain/chat/decimal.ts';
import { networkName, type TokenDirectory } from '../../domain/chat/token-directory.ts';
import { fill, wordsIn } from '../../domain/chat/words/index.ts';
import type { WalletTransaction } from '../../domain/history/wallet-transaction.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import { factsOfAnyChain } from '../../domain/shared/chain/any-chain.ts';
import { CHAIN_NAMES, isChainId } from '../../domain/shared/chain/chains.ts';
import { COINS } from '../../domain/shared/chain/coins.ts';
import { utcDay } from '../../domain/shared/duration.ts';
import { Failure } from '../../domain/shared/failure.ts';
import type { AuthUseCases } from '../auth/index.ts';
import type { HistoryUseCases } from '../history/index.ts';
import type { Ports } from '../ports/index.ts';
import type { MessagingPolicy } from '../ports/policies.ts';
import type { SwapUseCases } from '../swap/index.ts';
import type { AnswerWords, Asked, Inquiry, InquiryOfWallet } from './inquiries.ts';
import { addressesIn, namedIn } from './inquiries.ts';
import { linkedIn, linkedWith } from './link-account.ts';
import { unlessRefused } from './offers.ts';

const MOST_MOVEMENTS = 5;
const MOST_TRANSACTIONS = 3;
/** Where a transaction that is named is looked for. */
const LOOKED_AT = 100;

/** The newest transfers of the wallet: of the chains, and those that this service sent for it. */
export const answerHistory =
  ({ view }: Pick<HistoryUseCases, 'view'>, directory: TokenDirectory): InquiryOfWallet =>
  async (asked) => {
    const { holder, say, slots } = asked;
    const named = namedIn(slots).chains;
    const chainIds = named.filter((chain) => typeof chain === 'number' && isChainId(chain));
    if (named.length > 0 && chainIds.length === 0) return { message: fill(say.onlyOn, { networks: CHAIN_NAMES }) };
    const limits = { limit: MOST_MOVEMENTS, ...(chainIds.length > 0 && { chainIds }) };
    const { transactions, degraded } = await view(holder, limits, holder);
    const told = transactions.map((movement) => ({ movement, ...movedIn(movement, directory) }));
    const lines = told.map(({ movement, amount, token, other }) =>
      fill(movement.direction === 'in' ? say.received : say.sent, {
        date: movement.timestamp.toISOString().slice(0, 16).replace('T', ' '),
        what: amount === undefined ? token : `${asked.number(amount)} ${token}`,
        whom: other ?? '–',
        network: networkName(movement.chainId),
        state: say.states[movement.status],
      }),
    );
    const gap = degraded.length === 0 ? [] : [fill(say.unread, { parts: degraded.join(', ') })];
    return {
      message: [...(lines.length === 0 ? [say.noMovements] : lines), ...gap].join('\n'),
      found: {
        transactions: told.map(
          ({ movement: { hash, chainId, status, direction, timestamp: at }, amount, token, other }) => ({
            ...{ hash, chainId, status, direction, token, at },
            ...(amount !== undefined && { amount }),
            ...(other !== undefined && { with: other }),
          }),
        ),
      },
      topics: ['status', 'balance'],
    };
  };

function movedIn({ chainId, direction, from, to, value, token, symbol }: WalletTransaction, directory: TokenDirectory) {
  const { coin } = factsOfAnyChain(chainId);
  const decimals = token === undefined ? COINS[coin].decimals : directory.tokensOf(token)[0]?.decimals;
  return {
    ...(decimals !== undefined && { amount: fromUnits(value, decimals) }),
    token: symbol ?? token ?? coin,
    other: direction === 'in' ? from : to,
  };
}

/** How the swaps of this conversation and the newest transactions of the wallet stand, or the one that is named. */
export const answerStatus =
  ({ view }: Pick<HistoryUseCases, 'view'>, { progress }: Pick<SwapUseCases, 'progress'>): InquiryOfWallet =>
  async ({ holder, slots, say, before }) => {
    const named = slots.named?.hash?.toLowerCase();
    const { transactions: movements, degraded } = await view(holder, { limit: LOOKED_AT }, holder);
    const known = new Map(movements.map(({ hash, chainId, status }) => [hash, { hash, chainId, status }]));
    const found = [...known.values()].filter(({ hash }) => named === undefined || hash === named);
    const transactions = found.slice(0, MOST_TRANSACTIONS);
    const own = (before?.past ?? []).flatMap(({ route }) => route?.requestId ?? []).reverse();
    const ids = named === undefined ? own : transactions.length === 0 ? [named] : [];
    const asked = await Promise.all(ids.map((requestId) => attempt(unlessRefused(progress(requestId)))));
    const swaps = asked.flatMap((swap) =>
      swap.known && !(swap.value instanceof Failure)
        ? [{ requestId: swap.value.requestId, status: swap.value.status }]
        : [],
    );
    const lines = [
      ...swaps.map(({ requestId, status }) => fill(say.swap, { swap: requestId, state: say.swapStates[status] })),
      ...transactions.map(({ hash, chainId, status }) =>
        fill(say.transaction, { hash, network: networkName(chainId), state: say.states[status] }),
      ),
    ];
    const none = named === undefined ? say.noTransactions : fill(say.unknownHash, { hash: named });
    const unread = [...degraded, ...(asked.every(({ known }) => known) ? [] : ['swaps'])];
    const gap = unread.length === 0 ? [] : [fill(say.unread, { parts: unread.join(', ') })];
    return {
      message: [...(lines.length === 0 ? [none] : lines), ...gap].join('\n'),
      found: { transactions, swaps },
      topics: ['history'],
    };
  };

/** The wallet's keys that still work. */
export const answerKeys =
  ({ liveApiKeys }: Pick<AuthUseCases, 'liveApiKeys'>): InquiryOfWallet =>
  async ({ holder, say }) => {
    const keys = (await liveApiKeys(holder)).map(({ label, lastFour, expiresAt }) => ({ label, lastFour, expiresAt }));
    const lines = keys.map(({ label, lastFour, expiresAt }) =>
      fill(say.key, { label, lastFour, until: expiresAt === undefined ? say.revoked : utcDay(expiresAt) }),
    );
    return {
      message: lines.length === 0 ? say.noKeys : lines.join('\n'),
      found: { keys },
      open: ['keys'],
    };
  };

/** The contacts that the message names, or all. */
export const answerContacts =
  ({ contacts }: Pick<Ports, 'contacts'>): InquiryOfWallet =>
  async ({ holder, message, say }) => {
    const all = await contacts.list(holder);
    const text = ` ${contactKey(message)
      .replace(/['’]s\b/g, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
    const named = all.filter(({ name }) => text.includes(` ${name} `));
    const typed = addressesIn(message);
    if (typed.length > 0) {
      const lines = typed.map((address) => {
        const known = all.find((one) => one.address.toLowerCase() === address.toLowerCase());
        return known === undefined ? fill(say.notContact, { address }) : `${known.name}: ${known.address}`;
      });
      const found = all.filter((one) => typed.some((address) => address.toLowerCase() === one.address.toLowerCase()));
      return { message: lines.join('\n'), found: { contacts: found } };
    }
    const told = named.length === 0 ? all : named;
    const lines = told.map(({ name, address }) => `${name}: ${address}`);
    return {
      message: lines.length === 0 ? say.noContacts : lines.join('\n'),
      found: { contacts: told.map(({ name, address }) => ({ name, address })) },
    };
  };

export const answerLink =
  (ports: Pick<Ports, 'chatLinks' | 'clock'>): InquiryOfWallet =>
  async ({ holder, say }) => {
    const linked = await linkedWith(ports, holder);
    return { message: linkedIn(linked, say), found: { linked }, open: ['settings'] };
  };

/** What can be asked; a person, where one is asked for. */
export const answerHelp =
  ({ supportUrl }: MessagingPolicy): Inquiry =>
  async ({ slots, say, language }: Asked) => ({
    message: slots.named?.human ? reachable(say, supportUrl) : wordsIn(language).help,
    topics: ['eligibility', 'kyc', 'balance', 'sale', 'fees', 'status'],
  });

const reachable = (say: AnswerWords, url: string | undefined): string =>
  url === undefined ? say.noHuman : fill(say.human, { url });
