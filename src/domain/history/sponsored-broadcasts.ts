import type { GaslessTransfer } from '../paymaster/gasless-transfer.ts';
import type { Sponsorship, SponsorshipState } from '../paymaster/sponsorship.ts';
import type { Hex } from '../shared/hex.ts';
import type { RelayStatus } from '../transfer/relayed-transaction.ts';
import type { Broadcast } from './own-broadcasts.ts';

const STATUS: Readonly<Record<SponsorshipState, RelayStatus>> = {
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
  return [{ chainId, hash, from, movement, status: STATUS[state], recordedAt: takenAt, anchor: anchorOf(id) }];
}

/** The request's id in the form of a hash: it stays when the relayer replaces the transaction. */
const anchorOf = (id: string): Hex => `0x${id.replaceAll('-', '').padStart(64, '0')}`;
