import type { Knex } from 'knex';
import type { ReferralTotals } from '../../../application/ports/sale.ts';
import type { ReferralStatistics } from '../../../domain/referral/referral-statistics.ts';
import type { IndexedPurchase, Purchase } from '../../../domain/sale/purchase.ts';
import type { PurchaseAuthorization } from '../../../domain/sale/purchase-authorization.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { answerOf } from '../shared/database-answer.ts';
import { type RowOf, rowsOf } from '../shared/record-rows.ts';

export type Sale = Readonly<{ chainId: number; contract: WalletAddress }>;

/** Condition on every table of a sale, with the values of a `SaleKey`. */
export const OF_SALE = 'chain_id = :chain_id and contract = :contract';

export const saleKeyOf = ({ chainId, contract }: Sale): SaleKey => ({ chain_id: chainId, contract });

/** Runs statements for one sale, with `:chain_id` and `:contract` bound to it. */
export const saleQuery =
  (db: Knex, sale: Sale) =>
  async <Row>(sql: string, bindings: Readonly<Record<string, string | number | string[]>> = {}): Promise<Row[]> =>
    (await answerOf(db.raw<{ rows: Row[] }>(sql, { ...saleKeyOf(sale), ...bindings }))).rows;

/** The sale of a row, so that rows of different sales never mix. */
export type SaleKey = Readonly<{ chain_id: number; contract: WalletAddress }>;

const authorizations = rowsOf<PurchaseAuthorization>()(
  ['buyer', 'paymentToken', 'isEU', 'referrer', 'tier'],
  ['amount', 'maxAllowed', 'nonce', 'deadline'],
);

export const toAuthorizationRow = (sale: SaleKey, authorization: PurchaseAuthorization, issuedAt: Date) => ({
  ...sale,
  ...authorizations.toRow(authorization),
  issued_at: issuedAt,
});
export type AuthorizationRow = ReturnType<typeof toAuthorizationRow>;
export const toAuthorization = authorizations.toRecord;

type InBlock = Omit<Purchase, 'blockNumber' | 'timestamp'>;
const purchases = rowsOf<InBlock>()(
  ['txHash', 'logIndex', 'blockHash', 'buyer', 'paymentToken', 'referrer', 'tier'],
  ['amount', 'tokens', 'nonce'],
);
/** `bigint` columns are returned as decimal text. */
export type PurchaseRow = RowOf<InBlock> & { block_number: string; block_time: Date; confirmed: boolean };

export const toPurchaseRow = (sale: SaleKey, purchase: Purchase, confirmed: boolean) => ({
  ...sale,
  ...purchases.toRow(purchase),
  block_number: purchase.blockNumber,
  block_time: purchase.timestamp,
  confirmed,
});

export const toPurchase = (row: PurchaseRow): Purchase => ({
  ...purchases.toRecord(row),
  blockNumber: Number(row.block_number),
  timestamp: row.block_time,
});

export const toIndexedPurchase = (row: PurchaseRow): IndexedPurchase => ({
  ...toPurchase(row),
  confirmed: row.confirmed,
});

export type ReferralTotalsRow = { buyers: string; amount: string; tokens: string };

const NO_REFERRALS: ReferralTotalsRow = { buyers: '0', amount: '0', tokens: '0' };

export const toReferralTotals = ({ buyers, amount, tokens }: ReferralTotalsRow = NO_REFERRALS): ReferralTotals => ({
  buyers: Number(buyers),
  amount: BigInt(amount),
  tokens: BigInt(tokens),
});

export const toReferralStatistics = (
  totals: ReferralTotalsRow | undefined,
  recent: readonly Purchase[],
): ReferralStatistics => ({
  ...toReferralTotals(totals),
  recent: recent.map((one) => ({ buyer: one.buyer, amount: one.amount, tokens: one.tokens, timestamp: one.timestamp })),
});

/** Condition on `purchases`: this service issued the nonce. */
export const IS_AUTHORIZED = `exists (
  select from purchase_authorizations issued
  where (issued.chain_id, issued.contract, issued.nonce) = (purchases.chain_id, purchases.contract, purchases.nonce)
)`;

/** Condition on `purchase_authorizations`: a purchase with the nonce is indexed. */
export const IS_USED = `exists (
  select from purchases used
  where (used.chain_id, used.contract, used.nonce) =
    (purchase_authorizations.chain_id, purchase_authorizations.contract, purchase_authorizations.nonce)
)`;

/** A column of `purchase_authorizations`, at `:now` in Unix seconds. */
export const AUTHORIZATION_STATE = `case when ${IS_USED} then 'used' when deadline < :now then 'expired' else 'issued' end`;

/** A column of `nft_purchase_authorizations`, at `:now` in Unix seconds; null where nobody knows. */
export const MINT_STATE = `case when outcome = 'used' then 'used' when outcome is not null then 'expired'
  when deadline >= :now then 'issued' end`;
