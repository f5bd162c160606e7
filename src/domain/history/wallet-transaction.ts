import { requestInvalid } from '../shared/failures.ts';
import type { Hex } from '../shared/hex.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';

/** One movement of a coin or token into or out of a wallet; a transaction may contain several. */
export type WalletTransaction = Readonly<{
  chainId: number;
  hash: Hex;
  /** Sorted by in place of the hash, where the hash may change. */
  anchor?: Hex;
  /** Distinguishes the movements of one transaction: the asset and its index. */
  part: string;
  direction: 'in' | 'out' | 'self';
  from: WalletAddress;
  /** Absent for a contract creation. */
  to?: WalletAddress;
  /** Smallest units. */
  value: bigint;
  /** Absent for the native coin. */
  token?: WalletAddress;
  /** Absent for an unlisted token, and for one whose symbol cannot be displayed. */
  symbol?: string;
  timestamp: Date;
  status: MovementStatus;
}>;

/** A chain reports only `confirmed` and `failed`; the other values apply to transactions broadcast by this service. */
export type MovementStatus = 'pending' | 'confirmed' | 'failed' | 'replaced' | 'dropped';

export const directionOf = (
  wallet: WalletAddress,
  from: WalletAddress,
  to: WalletAddress | undefined,
): WalletTransaction['direction'] => (from !== wallet ? 'in' : to === wallet ? 'self' : 'out');

/** Without the empty movement of coins that explorers list for a call, where the call moved tokens: those say what it did. */
export function withoutEmptyCalls(movements: readonly WalletTransaction[]): readonly WalletTransaction[] {
  const nameOf = ({ chainId, hash }: WalletTransaction) => `${chainId}:${hash}`;
  const withTokens = new Set(movements.filter(({ token }) => token !== undefined).map(nameOf));
  return movements.filter((one) => one.token !== undefined || one.value > 0n || !withTokens.has(nameOf(one)));
}

/** A position in the total order of movements: newest first; at the same time by chain, hash and part. */
type Place = Readonly<{ time: number; chainId: number; hash: string; part: string }>;

const placeOf = ({ timestamp, chainId, hash, anchor, part }: WalletTransaction): Place => ({
  time: timestamp.getTime(),
  chainId,
  hash: anchor ?? hash,
  part,
});

function compare(a: Place, b: Place): number {
  if (a.time !== b.time) return b.time - a.time;
  if (a.chainId !== b.chainId) return a.chainId - b.chainId;
  if (a.hash !== b.hash) return a.hash < b.hash ? -1 : 1;
  return a.part === b.part ? 0 : a.part < b.part ? -1 : 1;
}

/** The page of `limit` movements after `cursor`, and the cursor of the next one. Throws VALIDATION_FAILED for an invalid cursor. */
export function pageOf(transactions: readonly WalletTransaction[], limit: number, cursor?: string) {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const rest = [...transactions]
    .sort((a, b) => compare(placeOf(a), placeOf(b)))
    .filter((transaction) => after === undefined || compare(after, placeOf(transaction)) < 0);
  const items = rest.slice(0, limit);
  const last = items.at(-1);
  return { items, ...(rest.length > limit && last !== undefined && { nextCursor: writeCursor(placeOf(last)) }) };
}

const writeCursor = ({ time, chainId, hash, part }: Place) => `${time}.${chainId}.${hash}.${part}`;

function readCursor(cursor: string): Place {
  const [, time, chainId, hash, part] =
    /^(\d{1,16})\.(\d{1,15})\.(0x[0-9a-f]{64})\.([0-9a-zA-Z-]{1,80})$/.exec(cursor) ?? [];
  if (hash === undefined || part === undefined)
    throw requestInvalid({ issues: [{ path: 'cursor', message: 'must be a nextCursor returned by this endpoint' }] });
  return { time: Number(time), chainId: Number(chainId), hash, part };
}
