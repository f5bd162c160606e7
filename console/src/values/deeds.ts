import { sameAddress } from './address.ts';
import {
  type DeedStatus,
  grouped,
  lower,
  type Moved,
  type Movement,
  type MovementStatus,
  type Part,
  partsOf,
  summed,
} from './movements.ts';

/** Read from the events of a contract. `confirmed`: its block is final. */
type Recorded = Readonly<{ txHash: string; confirmed: boolean }>;
type Purchase = Recorded & Readonly<{ timestamp: string; paymentToken: string; amount: string }>;

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
  /** What an approval lets somebody take. */
  allowed?: Moved | undefined;
  /** Transactions by others that belong to it: the payout of a swap. */
  outHashes: readonly string[];
  /** Where a swap pays out. */
  toChainId?: number;
}>;

type Known = Readonly<{
  movements: readonly Movement[];
  purchases: readonly Purchase[];
  bids: readonly Recorded[];
  noted: readonly Noted[];
  sale:
    | Readonly<{
        chainId: number;
        paymentTokens: readonly Readonly<{ address: string }>[];
        nftSaleContract: string | null;
      }>
    | undefined;
  /** Older movements are not read yet. */
  hasMore: boolean;
}>;

/** `mint`: an NFT, of which the history has only the payment. `paid`: a purchase of which it has only the payment yet. `withdrew`: an approval of nothing. */
export type Kind =
  | 'bought'
  | 'mint'
  | 'paid'
  | 'bid'
  | 'swapped'
  | 'approved'
  | 'withdrew'
  | 'exited'
  | 'claimed'
  | 'in'
  | 'out'
  | 'self'
  | 'call';

/** One transaction of the wallet, by its name, with what left the wallet and what arrived. */
export type Deed = Readonly<{
  id: string;
  chainId: number;
  hash: string;
  at: string;
  status: DeedStatus;
  kind: Kind;
  /** The other side. */
  with: string | null;
  gave: readonly Moved[];
  got: readonly Moved[];
  /** What an approval lets somebody take, which moves nothing; undefined where it was not signed in this browser. */
  allowed?: Moved | undefined;
  /** What was sent, by recipient, where there are several. */
  parts: readonly Part[];
  /** Where something is still to arrive. */
  toChainId?: number;
}>;

/** The history by transaction, newest first, each named by what the service and this browser know of it, with what is not in the history yet. */
export function deedsOf(known: Known): readonly Deed[] {
  const { movements, purchases, noted, sale, hasMore } = known;
  const rows = grouped(movements, ({ hash }) => lower(hash));
  const isRead = (hash: string) => rows.has(lower(hash));
  const payouts = noted.flatMap(({ hash, outHashes }) => (isRead(hash) ? outHashes.map(lower) : []));
  const read = [...rows].filter(([hash]) => !payouts.includes(hash)).map(([hash]) => deedOf(hash, rows, known));
  const bought = purchases.filter(({ txHash }) => sale !== undefined && !isRead(txHash));
  const isListed = (hash: string) => isRead(hash) || bought.some(({ txHash }) => lower(txHash) === lower(hash));
  const unread: readonly Deed[] = [
    ...noted.filter(({ hash }) => !isListed(hash)).map((one) => unreadNoted(one, known)),
    ...(sale === undefined ? [] : bought.map((one) => unreadPurchase(one, sale))),
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
  const toNamed = moved.find(({ to }) => note?.kind === 'out' && sameAddress(to, note.with));
  const main = (toNamed ?? moved.find(({ direction }) => direction !== 'in') ?? moved[0] ?? own[0]) as Movement;
  const record = main.status === 'failed' ? undefined : recordOf(hash, known);
  const kind = record?.kind ?? note?.kind ?? plainKind(main, { gave, got }, known);
  const deed = {
    ...{ id: hash, chainId: main.chainId, hash: main.hash, at: main.timestamp, gave, got, kind },
    status: record?.status ?? main.status,
    with: main.direction === 'in' ? main.from : main.to,
    parts: kind === 'out' ? partsOf(moved, toNamed) : [],
    ...(note?.toChainId !== undefined && got.length === 0 && { toChainId: note.toChainId }),
    allowed: note?.allowed,
  };
  return withName(deed, known.sale, note?.with);
}

/** Only what the wallet received is what it bought: a payment alone is called a payment, or the NFT that the call to its contract was for. */
function withName(deed: Deed, sale: Known['sale'], called: string | null = deed.with): Deed {
  if (deed.kind === 'approved' && deed.allowed?.value === '0') return { ...deed, kind: 'withdrew', allowed: undefined };
  if (deed.kind !== 'bought' || deed.got.length > 0) return deed;
  if (sameAddress(called, sale?.nftSaleContract)) return { ...deed, kind: 'mint' };
  return deed.gave.length > 0 ? { ...deed, kind: 'paid' } : deed;
}

function recordOf(hash: string, { purchases, bids }: Known): Pick<Deed, 'kind' | 'status'> | undefined {
  const has = ({ txHash }: Recorded) => lower(txHash) === lower(hash);
  const [bought, bid] = [purchases.find(has), bids.find(has)];
  const one = bought ?? bid;
  return one && { kind: bought === undefined ? 'bid' : 'bought', status: finality(one) };
}

const finality = ({ confirmed }: Recorded) => (confirmed ? 'final' : 'notFinal');

/** By what moved. A call to a payment token that moves nothing permits somebody to take it. */
function plainKind(main: Movement, { gave, got }: Pick<Deed, 'gave' | 'got'>, { sale }: Known): Kind {
  if (gave.length > 0 && got.length > 0) return 'swapped';
  if (got.length > 0) return 'in';
  if (gave.length > 0) return main.direction === 'self' ? 'self' : 'out';
  const isToken = sale?.paymentTokens.some(({ address }) => sameAddress(address, main.to)) === true;
  return isToken && sale?.chainId === main.chainId ? 'approved' : 'call';
}

function unreadNoted({ outHashes: _, ...one }: Noted, known: Known): Deed {
  const status = recordOf(one.hash, known)?.status ?? one.status;
  return withName({ ...one, status, got: [], parts: [] }, known.sale);
}

const unreadPurchase = (one: Purchase, { chainId }: NonNullable<Known['sale']>): Deed => ({
  ...{ id: lower(one.txHash), chainId, hash: one.txHash, at: one.timestamp, kind: 'paid', with: null },
  ...{ got: [], parts: [] },
  status: finality(one),
  gave: [{ chainId, token: one.paymentToken, symbol: null, value: one.amount }],
});
