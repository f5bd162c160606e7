import type { GaslessTransfer } from '../paymaster/gasless-transfer.ts';
import type { Sponsorship, SponsorshipState } from '../paymaster/sponsorship.ts';
import { factsOfAnyChain } from '../shared/chain/any-chain.ts';
import type { Hex } from '../shared/hex.ts';
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

/** A transaction that this service broadcast for the wallet. `anchor`: see WalletTransaction. */
export type Broadcast = Omit<RelayedTransaction, 'nonce'> & Readonly<{ anchor?: Hex }>;

/** The symbol of a token, if known. */
export type SymbolOf = (chainId: number, token: WalletAddress) => string | undefined;

/**
 * Merges the chain's transactions with own broadcasts that the chain does not report yet. An own broadcast always keeps
 * its broadcast time: the order and the page cursors stay valid when a chain includes it between two pages.
 */
export function withBroadcasts(
  told: readonly WalletTransaction[],
  broadcasts: readonly Broadcast[],
  symbolOf: SymbolOf,
): readonly WalletTransaction[] {
  const own = new Map(broadcasts.map((broadcast) => [keyOf(broadcast), broadcast]));
  const known = new Set(told.map(keyOf));
  return [
    ...told.map((movement) => placedAs(own.get(keyOf(movement)), movement)),
    ...broadcasts
      .filter((broadcast) => !known.has(keyOf(broadcast)))
      .map((broadcast) => movementOf(broadcast, symbolOf)),
  ];
}

const keyOf = ({ chainId, hash }: TransactionKey): string => `${chainId}:${hash}`;

function placedAs(own: Broadcast | undefined, movement: WalletTransaction): WalletTransaction {
  if (own === undefined) return movement;
  return { ...movement, timestamp: own.recordedAt, ...(own.anchor !== undefined && { anchor: own.anchor }) };
}

function movementOf(broadcast: Broadcast, symbolOf: SymbolOf): WalletTransaction {
  const { chainId, hash, anchor, from, movement, recordedAt, status } = broadcast;
  const { to, amount, token } = movement;
  const symbol = token === undefined ? factsOfAnyChain(chainId).coin : symbolOf(chainId, token);
  return {
    chainId,
    hash,
    ...(anchor !== undefined && { anchor }),
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

const SPONSORED_STATUS: Readonly<Record<SponsorshipState, RelayStatus>> = {
  taken: 'pending',
  relayed: 'pending',
  executed: 'confirmed',
  failed: 'reverted',
  lapsed: 'dropped',
};

/** Nothing before a transaction carries the request. `transfer` is what a call of GaslessTransfers moves. */
export function sponsoredBroadcasts(
  { id, chainId, hash, request, state, takenAt }: Sponsorship,
  transfer: GaslessTransfer | undefined,
): readonly Broadcast[] {
  if (hash === undefined) return [];
  const { from, to, value } = request;
  const movement =
    transfer === undefined
      ? { to, amount: value }
      : { to: transfer.to, amount: transfer.amount, token: transfer.token };
  return [
    { chainId, hash, from, movement, status: SPONSORED_STATUS[state], recordedAt: takenAt, anchor: anchorOf(id) },
  ];
}

/** The request's id in the form of a hash: it stays when the relayer replaces the transaction. */
const anchorOf = (id: string): Hex => `0x${id.replaceAll('-', '').padStart(64, '0')}`;
