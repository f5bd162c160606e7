import type { Knex } from 'knex';
import type { ReferralTotals } from '../../../application/ports/sale.ts';
import type { ReferralStatistics } from '../../../domain/referral/referral-statistics.ts';
import type { IndexedPurchase, Purchase } from '../../../domain/sale/purchase.ts';
import type { PurchaseAuthorization } from '../../../domain/sale/purchase-authorization.ts';
import type { Hex } from '../../../domain/shared/hex.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { answerOf } from '../shared/database-answer.ts';

export type Sale = Readonly<{ chainId: number; contract: WalletAddress }>;

export const saleKeyOf = ({ chainId, contract }: Sale): SaleKey => ({ chain_id: chainId, contract });

/** Runs statements for one sale, with `:chain_id` and `:contract` bound to it. */
export const saleQuery =
  (db: Knex, sale: Sale) =>
  async <Row>(sql: string, bindings: Readonly<Record<string, string | number | string[]>> = {}): Promise<Row[]> =>
    (await answerOf(db.raw<{ rows: Row[] }>(sql, { ...saleKeyOf(sale), ...bindings }))).rows;

/** The sale of a row, so that rows of different sales never mix. */
export type SaleKey = Readonly<{ chain_id: number; contract: WalletAddress }>;

/** `bigint` and `numeric` columns are returned as decimal text. */
export type PurchaseRow = {
  tx_hash: Hex;
  log_index: number;
  block_number: string;
  block_hash: Hex;
  block_time: Date;
  buyer: WalletAddress;
  payment_token: WalletAddress;
  referrer: WalletAddress;
  amount: string;
  tokens: string;
  nonce: string;
  tier: number;
  confirmed: boolean;
};

export const toAuthorizationRow = (sale: SaleKey, authorization: PurchaseAuthorization, issuedAt: Date) => ({
  ...sale,
  nonce: String(authorization.nonce),
  buyer: authorization.buyer,
  payment_token: authorization.paymentToken,
  amount: String(authorization.amount),
  max_allowed: String(authorization.maxAllowed),
  is_eu: authorization.isEU,
  referrer: authorization.referrer,
  deadline: String(authorization.deadline),
  tier: authorization.tier,
  issued_at: issuedAt,
});

export type AuthorizationRow = ReturnType<typeof toAuthorizationRow>;

export const toAuthorization = (row: AuthorizationRow): PurchaseAuthorization => ({
  buyer: row.buyer,
  paymentToken: row.payment_token,
  amount: BigInt(row.amount),
  maxAllowed: BigInt(row.max_allowed),
  isEU: row.is_eu,
  referrer: row.referrer,
  nonce: BigInt(row.nonce),
  deadline: BigInt(row.deadline),
  tier: row.tier,
});

export const toPurchaseRow = (sale: SaleKey, purchase: Purchase, confirmed: boolean) => ({
  ...sale,
  tx_hash: purchase.txHash,
  log_index: purchase.logIndex,
  block_number: purchase.blockNumber,
  block_hash: purchase.blockHash,
  block_time: purchase.timestamp,
  buyer: purchase.buyer,
  payment_token: purchase.paymentToken,
  referrer: purchase.referrer,
  amount: String(purchase.amount),
  tokens: String(purchase.tokens),
  nonce: String(purchase.nonce),
  tier: purchase.tier,
  confirmed,
});

export const toPurchase = (row: PurchaseRow): Purchase => ({
  txHash: row.tx_hash,
  logIndex: row.log_index,
  blockNumber: Number(row.block_number),
  blockHash: row.block_hash,
  timestamp: row.block_time,
  buyer: row.buyer,
  paymentToken: row.payment_token,
  referrer: row.referrer,
  amount: BigInt(row.amount),
  tokens: BigInt(row.tokens),
  nonce: BigInt(row.nonce),
  tier: row.tier,
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
export const MINT_STATE = `case when outcome = 'used' then 'used' when outcome = 'unused' then 'expired'
  when deadline >= :now then 'issued' end`;
