import type { Knex } from 'knex';
import type { NftToken } from '../../../application/ports/sale/nft-sale-ledger.ts';
import type { PersonRecords } from '../../../domain/sale/person-room.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { type Sale, saleQuery } from './sale-query.ts';
import { IS_USED } from './sale-rows.ts';

/** One lock for each wallet of the person, always in the same order, until the transaction ends. Both sales take it. */
export const lockPerson = (trx: Knex, wallets: readonly WalletAddress[]) =>
  trx.raw(
    `select pg_advisory_xact_lock(hashtextextended('authorization ' || wallet, 0))
     from (select unnest(:wallets::text[]) as wallet order by 1) wallets`,
    { wallets: [...wallets] },
  );

type Row = { kind: 'live' | 'indexed' | 'minted'; buyer: WalletAddress; amount: string; max_allowed: string };

/** What the records of both sales say about the wallets of a person: one statement. */
export async function personRecordsOf(
  trx: Knex,
  sale: Sale,
  wallets: readonly WalletAddress[],
  now: Date,
  except?: NftToken,
): Promise<PersonRecords> {
  const rows = await saleQuery(trx, sale)<Row>(
    `select 'live' as kind, buyer, amount, max_allowed from purchase_authorizations
     where chain_id = :chain_id and contract = :contract and buyer = any(:wallets::text[]) and deadline >= :now and not ${IS_USED}
     union all
     select 'indexed', buyer, sum(amount), null from purchases
     where chain_id = :chain_id and contract = :contract and buyer = any(:wallets::text[]) group by buyer
     union all
     select 'minted', null, (${MINTED}), null`,
    { wallets: [...wallets], now: unixSeconds(now), ...exceptionOf(except) },
  );
  const of = (kind: Row['kind']) => rows.filter((row) => row.kind === kind);
  return {
    live: of('live').map((row) => ({
      buyer: row.buyer,
      amount: BigInt(row.amount),
      maxAllowed: BigInt(row.max_allowed),
    })),
    indexed: new Map(of('indexed').map(({ buyer, amount }) => [buyer, BigInt(amount)])),
    minted: BigInt(of('minted')[0]?.amount ?? '0'),
  };
}

/** A token can be minted once: it counts at the highest price that was authorized. */
export const MINTED = `
  select coalesce(sum(price), 0) from (
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
