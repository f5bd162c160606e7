import type { Knex } from 'knex';
import type { NftToken } from '../../../application/ports/sale.ts';
import type { PersonRecords, Usable } from '../../../domain/sale/person-room.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { type Sale, saleQuery } from './sale-query.ts';
import { IS_USED } from './sale-rows.ts';

type Row = { kind: 'live' | 'indexed' | 'minted'; buyer: WalletAddress; amount: string; max_allowed: string };

const LIVE = `
  select 'live' as kind, buyer, sum(amount) as amount, max(max_allowed) as max_allowed from purchase_authorizations
  where chain_id = :chain_id and contract = :contract and deadline >= :now and not ${IS_USED}`;

/** Whether something counts for the person besides what the wallet buys in the token sale. */
const COUNTED_BESIDES = `
  (select price from minted) > 0 or exists (select from live_elsewhere) or exists (select from indexed where buyer <> :buyer)`;

type Person = Readonly<{ buyer: WalletAddress; others: readonly WalletAddress[] }>;
/** `evenAlone`: reads the buyer's own usable authorizations also when nothing else counts. They may be many. */
type Reading = Readonly<{ now: Date; evenAlone: boolean; except?: NftToken }>;

/** What the records of both sales say about the wallets of a person: one statement. */
export async function personRecordsOf(
  trx: Knex,
  sale: Sale,
  { buyer, others }: Person,
  { now, evenAlone, except }: Reading,
): Promise<PersonRecords> {
  const rows = await saleQuery(trx, sale)<Row>(
    `with minted as (${MINTED}),
       indexed as (
         select 'indexed' as kind, buyer, sum(amount) as amount, null::numeric as max_allowed from purchases
         where chain_id = :chain_id and contract = :contract and buyer = any(:wallets::text[]) group by buyer),
       live_elsewhere as (${LIVE} and buyer = any(:others::text[]) group by buyer)
     select * from indexed
     union all select * from live_elsewhere
     union all (${LIVE} and buyer = :buyer ${evenAlone ? '' : `and (${COUNTED_BESIDES})`} group by buyer)
     union all select 'minted', null, price, null from minted`,
    {
      buyer,
      others: [...others],
      wallets: [buyer, ...others],
      now: unixSeconds(now),
      ...exceptionOf(except),
    },
  );
  const of = (kind: Row['kind']) => rows.filter((row) => row.kind === kind);
  return {
    live: new Map(of('live').map((row) => [row.buyer, usableOf(row)])),
    indexed: new Map(of('indexed').map(({ buyer, amount }) => [buyer, BigInt(amount)])),
    minted: BigInt(of('minted')[0]?.amount ?? '0'),
  };
}

const usableOf = (row: Row): Usable => ({ amount: BigInt(row.amount), maxAllowed: BigInt(row.max_allowed) });

/** A token can be minted once: it counts at the highest price that was authorized. */
export const MINTED = `
  select coalesce(sum(price), 0) as price from (
    select max(amount) as price from nft_purchase_authorizations
    where chain_id = :chain_id and buyer = any(:wallets::text[]) and outcome is distinct from 'unused'
      and (contract, token_id) is distinct from (:except_contract::text, :except_token::numeric)
    group by contract, token_id
  ) tokens`;

export const exceptionOf = (except: NftToken | undefined) => ({
  except_contract: except?.contract ?? '',
  except_token: String(except?.tokenId ?? -1n),
});

/** A deadline is in whole seconds, like a block's time, and includes its last second. */
export const unixSeconds = (now: Date): number => Math.floor(now.getTime() / 1000);
