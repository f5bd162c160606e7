import { factsOfAnyChain } from '../shared/chain/any-chain.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import type { RelayedTransaction, RelayStatus, TransactionKey } from '../transfer/relayed-transaction.ts';
import { directionOf, type MovementStatus, type WalletTransaction } from './wallet-transaction.ts';

const STATUS: Readonly<Record<RelayStatus, MovementStatus>> = {
  recorded: 'pending',
  pending: 'pending',
  confirmed: 'confirmed',
  reverted: 'failed',
  replaced: 'replaced',
  refused: 'dropped',
  dropped: 'dropped',
};

/** The symbol of a token, if known. */
export type SymbolOf = (chainId: number, token: WalletAddress) => string | undefined;

/**
 * Merges the chain's transactions with own broadcasts that the chain does not report yet. An own broadcast always keeps
 * its broadcast time: the order and the page cursors stay valid when a chain includes it between two pages.
 */
export function withBroadcasts(
  told: readonly WalletTransaction[],
  broadcasts: readonly RelayedTransaction[],
  symbolOf: SymbolOf,
): readonly WalletTransaction[] {
  const own = new Map(broadcasts.map((broadcast) => [keyOf(broadcast), broadcast]));
  const known = new Set(told.map(keyOf));
  return [
    ...told.map((movement) => ({ ...movement, timestamp: own.get(keyOf(movement))?.recordedAt ?? movement.timestamp })),
    ...broadcasts
      .filter((broadcast) => !known.has(keyOf(broadcast)))
      .map((broadcast) => movementOf(broadcast, symbolOf)),
  ];
}

const keyOf = ({ chainId, hash }: TransactionKey): string => `${chainId}:${hash}`;

function movementOf(broadcast: RelayedTransaction, symbolOf: SymbolOf): WalletTransaction {
  const { chainId, hash, from, movement, recordedAt, status } = broadcast;
  const { to, amount, token } = movement;
  const symbol = token === undefined ? factsOfAnyChain(chainId).coin : symbolOf(chainId, token);
  return {
    chainId,
    hash,
    part: token === undefined ? 'coin' : `${token}-0`,
    direction: directionOf(from, from, to),
    from,
    to,
    value: amount,
    ...(token !== undefined && { token }),
    ...(symbol !== undefined && { symbol }),
    timestamp: recordedAt,
    status: STATUS[status],
  };
}
