import { sameAddress } from './address.ts';

/** How a status is shown. A transaction that was replaced or never entered a block moved nothing. */
export const STATUS_TONE = {
  pending: 'warn',
  confirmed: 'good',
  failed: 'bad',
  replaced: 'neutral',
  dropped: 'neutral',
} as const;

export type MovementStatus = keyof typeof STATUS_TONE;

/** One coin or token that a transaction moved. `token` is null for the coin. */
export type Moved = Readonly<{
  chainId: number;
  hash?: string;
  token: string | null;
  symbol: string | null;
  value: string;
  /** Where they are known already. */
  decimals?: number;
}>;

/** A row of the service's history. */
export type Movement = Moved &
  Readonly<{
    hash: string;
    direction: 'in' | 'out' | 'self';
    from: string;
    to: string | null;
    timestamp: string;
    status: MovementStatus;
  }>;

type Purchase = Readonly<{
  txHash: string;
  timestamp: string;
  confirmed: boolean;
  paymentToken: string;
  amount: string;
}>;

/** What this browser signed. */
export type Noted = Readonly<{
  id: string;
  chainId: number;
  hash: string;
  at: string;
  status: MovementStatus;
  kind: Kind;
  with: string | null;
  gave: readonly Moved[];
  /** Transactions by others that belong to it: the payout of a swap. */
  outHashes: readonly string[];
}>;

type Known = Readonly<{
  movements: readonly Movement[];
  purchases: readonly Purchase[];
  /** Of bids. */
  bidHashes: readonly string[];
  noted: readonly Noted[];
  sale: Readonly<{ chainId: number; paymentTokens: readonly Readonly<{ address: string }>[] }> | undefined;
  /** Older movements are not read yet. */
  hasMore: boolean;
}>;

export type Kind = 'bought' | 'bid' | 'swapped' | 'approved' | 'exited' | 'claimed' | 'in' | 'out' | 'self' | 'call';

/** One transaction of the wallet, by its name, with what left the wallet and what arrived. */
export type Deed = Readonly<{
  id: string;
  chainId: number;
  hash: string;
  at: string;
  status: MovementStatus;
  kind: Kind;
  /** The other side. */
  with: string | null;
  gave: readonly Moved[];
  got: readonly Moved[];
}>;

/** The history by transaction, newest first, each named by what the service and this browser know of it, with what is not in the history yet. */
export function deedsOf(known: Known): readonly Deed[] {
  const { movements, purchases, noted, sale, hasMore } = known;
  const rows = grouped(movements, ({ hash }) => lower(hash));
  const isRead = (hash: string) => rows.has(lower(hash));
  const payouts = noted.flatMap(({ hash, outHashes }) => (isRead(hash) ? outHashes.map(lower) : []));
  const read = [...rows].filter(([hash]) => !payouts.includes(hash)).map(([hash]) => deedOf(hash, rows, known));
  const unread: readonly Deed[] = [
    ...noted.filter(({ hash }) => !isRead(hash)).map(({ outHashes: _, ...one }) => ({ ...one, got: [] })),
    ...(sale === undefined
      ? []
      : purchases.filter(({ txHash }) => !isRead(txHash)).map((one) => unreadPurchase(one, sale))),
  ];
  const oldest = hasMore ? (movements.at(-1)?.timestamp ?? '') : '';
  return [...read, ...unread.filter(({ at }) => at >= oldest)].sort((a, b) => b.at.localeCompare(a.at));
}

type Rows = ReadonlyMap<string, readonly Movement[]>;

function deedOf(hash: string, rows: Rows, known: Known): Deed {
  const own = rows.get(hash) ?? [];
  const note = known.noted.find((one) => lower(one.hash) === hash);
  const payout = (note?.outHashes ?? []).flatMap((out) => rows.get(lower(out)) ?? []);
  const gave = summed(own.filter(({ direction }) => direction !== 'in'));
  const got = summed([...own, ...payout].filter(({ direction }) => direction === 'in'));
  const moved = own.filter(({ value }) => value !== '0');
  const main = (moved.find(({ direction }) => direction !== 'in') ?? moved[0] ?? own[0]) as Movement;
  return {
    ...{ id: hash, chainId: main.chainId, hash: main.hash, at: main.timestamp, status: main.status, gave, got },
    kind: recordedKind(hash, main, known) ?? note?.kind ?? plainKind(main, { gave, got }, known),
    with: main.direction === 'in' ? main.from : main.to,
  };
}

function recordedKind(hash: string, { status }: Movement, { purchases, bidHashes }: Known): Kind | undefined {
  if (status === 'failed') return undefined;
  if (purchases.some(({ txHash }) => lower(txHash) === hash)) return 'bought';
  return bidHashes.some((bid) => lower(bid) === hash) ? 'bid' : undefined;
}

/** By what moved. A call to a payment token that moves nothing permits somebody to take it. */
function plainKind(main: Movement, { gave, got }: Pick<Deed, 'gave' | 'got'>, { sale }: Known): Kind {
  if (gave.length > 0 && got.length > 0) return 'swapped';
  if (got.length > 0) return 'in';
  if (gave.length > 0) return main.direction === 'self' ? 'self' : 'out';
  const isToken = sale?.paymentTokens.some(({ address }) => sameAddress(address, main.to)) === true;
  return isToken && sale?.chainId === main.chainId ? 'approved' : 'call';
}

const unreadPurchase = (one: Purchase, { chainId }: NonNullable<Known['sale']>): Deed => ({
  ...{ id: lower(one.txHash), chainId, hash: one.txHash, at: one.timestamp, kind: 'bought', with: null, got: [] },
  status: one.confirmed ? 'confirmed' : 'pending',
  gave: [{ chainId, token: one.paymentToken, symbol: null, value: one.amount }],
});

/** Each coin or token once; none of it is left out. */
const summed = (rows: readonly Movement[]): readonly Moved[] =>
  [...grouped(rows, ({ chainId, token }) => `${chainId} ${token}`).values()].flatMap((same) => {
    const [{ chainId, hash, token, symbol }] = same as [Movement];
    const value = same.reduce((sum, one) => sum + BigInt(one.value), 0n);
    return value === 0n ? [] : [{ chainId, hash, token, symbol, value: String(value) }];
  });

const lower = (text: string) => text.toLowerCase();

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}
