import { together, useOperation, usePages } from '../api/index.ts';
import type { SentHere } from '../signing/sending.ts';
import { useSentHere } from '../signing/sent-here.ts';
import { NATIVE } from '../values/assets.ts';
import { deedsOf, type Noted } from '../values/deeds.ts';

const SOON_MS = 15_000;
const EVERY_MINUTE = 60_000;
const AN_HOUR = 3_600_000;

/** What the wallet did, by transaction, on all networks, newest first. `list` is for `<Loaded>`. */
export function useDeeds(wallet: `0x${string}`) {
  const pages = usePages(
    'viewTransactions',
    { query: { address: wallet, limit: '25' } },
    ({ transactions }) => transactions,
    { refetchEvery: SOON_MS },
  );
  const rules = useOperation('viewSaleRules', undefined, { staleTime: AN_HOUR });
  const sale = rules.data;
  const often = { refetchEvery: EVERY_MINUTE };
  const purchases = useOperation('viewPurchases', { query: { wallet, limit: '100' } }, often);
  const hasAuctions = sale !== undefined && sale.auctions.length > 0;
  const bids = useOperation('viewBids', { query: { wallet } }, { ...often, enabled: hasAuctions });
  const noted = useSentHere(wallet).flatMap(asNoted);
  const names = [purchases, ...(hasAuctions ? [bids] : [])];
  // A transaction would change its name if it were shown before. What failed once is not waited for.
  const isNamed = [rules, ...names].every(({ data, failureReason }) => data !== undefined || failureReason !== null);
  const data =
    pages.items !== undefined && isNamed
      ? deedsOf({
          ...{ movements: pages.items, sale, noted, hasMore: pages.hasNextPage },
          purchases: purchases.data?.purchases ?? [],
          bids: bids.data?.bids ?? [],
        })
      : undefined;
  return {
    pages,
    list: together(data, [pages, ...names]),
    degraded: pages.data?.pages.flatMap((page) => page.degraded) ?? [],
    asOf: pages.data?.pages[0]?.asOf,
  };
}

const KINDS = {
  transfer: 'out',
  swap: 'swapped',
  approval: 'approved',
  purchase: 'bought',
  bid: 'bid',
  exit: 'exited',
  claim: 'claimed',
} as const;
const STATUSES = { confirmed: 'confirmed', reverted: 'failed', replaced: 'replaced' } as const;

/** Nothing before its hash is known, by which the history has it. */
function asNoted({ sending, purpose }: SentHere): readonly Noted[] {
  const { chainId, askedAt, ended, call } = sending;
  // Of one that was replaced, the block has another one, which is not what was signed here.
  const hash = ended?.outcome === 'replaced' ? sending.hash : (ended?.hash ?? sending.hash);
  if (hash === undefined) return [];
  const base = {
    ...{ id: String(askedAt), chainId, hash, at: new Date(askedAt).toISOString() },
    status: ended === undefined ? ('pending' as const) : STATUSES[ended.outcome],
    kind: KINDS[purpose.kind],
  };
  if (purpose.kind === 'approval') {
    const allowed = purpose.allowed && { ...purpose.allowed, chainId, symbol: null };
    return [{ ...base, with: call.to, gave: [], allowed, outHashes: [] }];
  }
  if (purpose.kind !== 'transfer') {
    const { outHashes = [], toChainId } = purpose.kind === 'swap' ? purpose : {};
    return [{ ...base, with: call.to, gave: [], outHashes, ...(toChainId !== undefined && { toChainId }) }];
  }
  const { address, symbol, decimals } = purpose.asset;
  const token = address === NATIVE ? null : address;
  const gave = [{ chainId, token, symbol, decimals, value: purpose.amount }];
  return [{ ...base, with: purpose.to, gave, outHashes: [] }];
}
