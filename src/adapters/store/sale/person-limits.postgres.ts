import type { Knex } from 'knex';
import type { NftToken } from '../../../application/ports/sale.ts';
import type { BidAccount, PersonRecords, Usable } from '../../../domain/sale/person-room.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { bidAccountsSql } from './auction-index.postgres.ts';
import { IS_BID } from './bid-rows.ts';
import { type AuthorizationRow, IS_USED, type Sale, saleQuery } from './sale-rows.ts';

/** Beside the rows of limit_locks: a release before them recorded mints without one. */
const HAS_MINTS = `exists (
  select from nft_purchase_authorizations mints
  where mints.chain_id = :chain_id and mints.buyer = wallet and mints.outcome is distinct from 'unused')`;

const LOCK = `
  insert into limit_locks as known (wallet, is_shared)
  select wallet, :isShared or ${HAS_MINTS} from (select unnest(:wallets::text[]) as wallet order by 1) wallets
  on conflict (wallet) do update set is_shared = true where excluded.is_shared and not known.is_shared`;

type Locked = Readonly<{
  chainId: number;
  wallets: readonly WalletAddress[];
  /** Whether a mint, or another wallet, will count against the limit of these wallets. */
  isShared: boolean;
}>;

/**
 * Locks the limit of a person until the transaction ends: one row for each wallet, always in the same order. PostgreSQL locks the rows
 * of a conflict also when it does not update them.
 */
export const lockLimit = (trx: Knex, { chainId, wallets, isShared }: Locked): Knex.Raw =>
  trx.raw(LOCK, { chain_id: chainId, wallets: [...wallets], isShared });

/**
 * An insert of an authorization that returns its nonce, and inserts nothing when more than the buyer's own purchases counts against
 * the limit, or when that is not known. A row that another transaction is changing is read again when that ends.
 */
export const insertAlone = (db: Knex, row: AuthorizationRow): Knex.Raw => {
  const columns = Object.keys(row);
  return db.raw(
    `insert into purchase_authorizations (${columns.join(', ')})
     select ${columns.map((column) => `:${column}`).join(', ')}
     from (select wallet from limit_locks where wallet = :buyer and not is_shared for share) alone
     where not ${HAS_MINTS}
     returning nonce`,
    row,
  );
};

type Row = {
  kind: 'live' | 'indexed' | 'minted' | 'bid' | 'refund' | 'permit';
  buyer: WalletAddress;
  amount: string;
  max_allowed: string;
  /** Of bids, refunds and permits. */
  auction: WalletAddress;
};

const LIVE = `
  select 'live' as kind, buyer, sum(amount) as amount, max(max_allowed) as max_allowed from purchase_authorizations
  where chain_id = :chain_id and contract = :contract and deadline >= :settled_until and not ${IS_USED}`;

/** Whether something counts for the person besides what the wallet buys in the token sale. */
const COUNTED_BESIDES = `
  (select price from minted) > 0 or exists (select from live_elsewhere) or exists (select from indexed where buyer <> :buyer)
  or exists (select from accounts) or exists (select from permits)`;

const PERMITS = `
  select 'permit' as kind, owner as buyer, sum(amount) as amount, max(max_allowed) as max_allowed, contract::text as auction
  from bid_permits
  where chain_id = :chain_id and owner = any(:wallets::text[]) and not settled and not ${IS_BID} group by contract, owner`;

type Person = Readonly<{ buyer: WalletAddress; others: readonly WalletAddress[] }>;
/** `evenAlone`: reads the buyer's own usable authorizations also when nothing else counts. They may be many. */
type Reading = Readonly<{ settledUntil: Date; evenAlone: boolean; except?: NftToken }>;

/** What the records of all sales say about the wallets of a person: one statement. */
export async function personRecordsOf(
  trx: Knex,
  sale: Sale,
  { buyer, others }: Person,
  { settledUntil, evenAlone, except }: Reading,
): Promise<PersonRecords> {
  const rows = await saleQuery(trx, sale)<Row>(
    `with minted as (${MINTED}),
       indexed as (
         select 'indexed' as kind, buyer, sum(amount) as amount, null::numeric as max_allowed from purchases
         where chain_id = :chain_id and contract = :contract and buyer = any(:wallets::text[]) group by buyer),
       live_elsewhere as (${LIVE} and buyer = any(:others::text[]) group by buyer),
       accounts as (${bidAccountsSql(':wallets::text[]')}), permits as (${PERMITS})
     select *, null as auction from indexed
     union all select *, null from live_elsewhere
     union all select *, null from
       (${LIVE} and buyer = :buyer ${evenAlone ? '' : `and (${COUNTED_BESIDES})`} group by buyer) own
     union all select 'minted', null, price, null, null from minted
     union all select 'bid', owner, bid, null, auction from accounts
     union all select 'refund', owner, refunded, null, auction from accounts
     union all select * from permits`,
    {
      buyer,
      others: [...others],
      wallets: [buyer, ...others],
      settled_until: unixSeconds(settledUntil),
      ...exceptionOf(except),
    },
  );
  const of = (kind: Row['kind']) => rows.filter((row) => row.kind === kind);
  return {
    live: new Map(of('live').map((row) => [row.buyer, usableOf(row)])),
    indexed: new Map(of('indexed').map(({ buyer, amount }) => [buyer, BigInt(amount)])),
    minted: BigInt(of('minted')[0]?.amount ?? '0'),
    bids: bidAccountsIn({ bids: of('bid'), refunds: of('refund'), permits: of('permit') }),
  };
}

/** Of an auction there may be permits without bids, and bids without permits. */
function bidAccountsIn({ bids, refunds, permits }: Readonly<Record<'bids' | 'refunds' | 'permits', readonly Row[]>>) {
  const isOf = (a: Row) => (b: Row) => a.auction === b.auction && a.buyer === b.buyer;
  const amountIn = (rows: readonly Row[], one: Row) => BigInt(rows.find(isOf(one))?.amount ?? '0');
  const unbid = permits.filter((one) => !bids.some(isOf(one)));
  return [...bids, ...unbid].map((one): BidAccount => {
    const permit = permits.find(isOf(one));
    return {
      auction: one.auction,
      owner: one.buyer,
      bid: amountIn(bids, one),
      refunded: amountIn(refunds, one),
      live: permit === undefined ? { amount: 0n, maxAllowed: 0n } : usableOf(permit),
    };
  });
}

const usableOf = (row: Row): Usable => ({ amount: BigInt(row.amount), maxAllowed: BigInt(row.max_allowed) });

/**
 * SQL for what was minted, or still can be, by the wallets that the SQL expression names: a token can be minted once, so it counts at the
 * highest price that was authorized. `:chain_id` is the sale's.
 */
export const mintedSql = (wallets: string, isCounted = 'true'): string => `
  select coalesce(sum(price), 0) as price from (
    select max(amount) as price from nft_purchase_authorizations
    where chain_id = :chain_id and buyer = any(${wallets}) and outcome is distinct from 'unused' and ${isCounted}
    group by contract, token_id
  ) tokens`;

/** With `:wallets`, and without the token of `exceptionOf`. */
export const MINTED = mintedSql(
  ':wallets::text[]',
  '(contract, token_id) is distinct from (:except_contract::text, :except_token::numeric)',
);

export const exceptionOf = (except: NftToken | undefined) => ({
  except_contract: except?.contract ?? '',
  except_token: String(except?.tokenId ?? -1n),
});

/** A deadline is in whole seconds, like a block's time, and includes its last second. */
export const unixSeconds = (now: Date): number => Math.floor(now.getTime() / 1000);
