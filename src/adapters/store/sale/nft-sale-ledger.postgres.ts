import type { Knex } from 'knex';
import type {
  AuthorizationState,
  IssuedNftAuthorization,
  NftOutcome,
  NftSaleLedger,
  NftToken,
} from '../../../application/ports/sale.ts';
import type { Decision } from '../../../domain/decision/decision.ts';
import { isCapped, type PersonShare, requireRoomForMint } from '../../../domain/sale/person-room.ts';
import type { NftPurchaseAuthorization } from '../../../domain/sale/purchase-authorization.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { recordGrant } from '../decision/decision-store.postgres.ts';
import { answerOf, DatabaseStore, deleteBatch } from '../shared/database-answer.ts';
import { exceptionOf, lockLimit, MINTED, personRecordsOf, unixSeconds } from './person-limits.postgres.ts';
import { MINT_STATE, type Sale, saleQuery } from './sale-rows.ts';

export class PostgresNftSaleLedger extends DatabaseStore implements NftSaleLedger {
  readonly #sale: Sale;

  /** `sale`: the token sale, whose purchases count against the same limits. */
  constructor(db: Knex, sale: Sale) {
    super(db);
    this.#sale = sale;
  }

  async record(issued: IssuedNftAuthorization, decision: Decision, share?: PersonShare) {
    const { contract, authorization, issuedAt } = issued;
    const row = { ...toRow(authorization), chain_id: this.#sale.chainId, contract, issued_at: issuedAt };
    if (share === undefined || !isCapped(share)) {
      await answerOf(insertGranted(this.db, row, decision));
      return;
    }
    const { buyer, tokenId } = authorization;
    const { others, settledUntil } = share;
    const recording = this.db.transaction(async (trx) => {
      await lockLimit(trx, { chainId: this.#sale.chainId, wallets: [buyer, ...others], isShared: true });
      const reading = { settledUntil, evenAlone: true, except: { contract, tokenId } };
      requireRoomForMint(authorization, share, await personRecordsOf(trx, this.#sale, { buyer, others }, reading));
      await insertGranted(trx, row, decision);
    });
    await answerOf(recording);
  }

  async mintedBy(wallets: readonly WalletAddress[], except?: NftToken) {
    const bindings = { wallets: [...wallets], ...exceptionOf(except) };
    const [row] = await saleQuery(this.db, this.#sale)<{ minted: string }>(`select (${MINTED}) as minted`, bindings);
    return BigInt(row?.minted ?? '0');
  }

  async unsettled(limit: number) {
    const rows = await answerOf(
      this.db<Row>('nft_purchase_authorizations')
        .where({ chain_id: this.#sale.chainId })
        .whereNull('outcome')
        .orderBy('deadline')
        .limit(limit),
    );
    return rows.map(({ contract, nonce, token_id, deadline }) => ({
      contract,
      nonce: BigInt(nonce),
      tokenId: BigInt(token_id),
      deadline: new Date(Number(deadline) * 1000),
    }));
  }

  async settle(contract: WalletAddress, nonce: bigint, outcome: NftOutcome) {
    const key = { chain_id: this.#sale.chainId, contract, nonce: String(nonce) };
    await answerOf(this.db<Row>('nft_purchase_authorizations').where(key).whereNull('outcome').update({ outcome }));
  }

  async issued(contract: WalletAddress, nonce: bigint) {
    const key = { chain_id: this.#sale.chainId, contract, nonce: String(nonce) };
    const row = await answerOf(this.db<Row>('nft_purchase_authorizations').where(key).first());
    return row && toAuthorization(row);
  }

  async purgeUnused(before: Date, limit: number) {
    const where = `chain_id = :chainId and outcome = 'unused' and deadline < :passed`;
    const bindings = { where, oldest: 'deadline', chainId: this.#sale.chainId, passed: unixSeconds(before), limit };
    return await deleteBatch(this.db, 'nft_purchase_authorizations', bindings);
  }

  async issuedTo(buyer: WalletAddress, limit: number, now: Date) {
    const rows = await this.rows<Row & { state: AuthorizationState | null }>(
      `select *, ${MINT_STATE} as state from nft_purchase_authorizations where chain_id = :chainId and buyer = :buyer
       order by issued_at desc, nonce limit :limit`,
      { chainId: this.#sale.chainId, buyer, limit, now: unixSeconds(now) },
    );
    return rows.map((row) => ({ ...toIssued(row), ...(row.state !== null && { state: row.state }) }));
  }

  async usedBy(buyer: WalletAddress, limit: number) {
    const key = { chain_id: this.#sale.chainId, buyer, outcome: 'used' as const };
    const order = [{ column: 'issued_at', order: 'desc' as const }, 'nonce'];
    const rows = await answerOf(this.db<Row>('nft_purchase_authorizations').where(key).orderBy(order).limit(limit));
    return rows.map(toIssued);
  }
}

/** `numeric` columns are returned as decimal text. */
type Row = ReturnType<typeof toRow> & {
  chain_id: number;
  contract: WalletAddress;
  issued_at: Date;
  outcome: NftOutcome | null;
};

const toIssued = (row: Row): IssuedNftAuthorization => ({
  contract: row.contract,
  authorization: toAuthorization(row),
  issuedAt: row.issued_at,
});

const insertGranted = (db: Knex, row: Omit<Row, 'outcome'>, decision: Decision) =>
  recordGrant(db, decision, db('nft_purchase_authorizations').insert(row).returning('nonce'));

const toRow = (authorization: NftPurchaseAuthorization) => ({
  nonce: String(authorization.nonce),
  buyer: authorization.buyer,
  payment_token: authorization.paymentToken,
  amount: String(authorization.amount),
  token_id: String(authorization.tokenId),
  tier_id: authorization.tierId,
  referrer: authorization.referrer,
  deadline: String(authorization.deadline),
});

const toAuthorization = (row: Row): NftPurchaseAuthorization => ({
  buyer: row.buyer,
  paymentToken: row.payment_token,
  amount: BigInt(row.amount),
  tokenId: BigInt(row.token_id),
  tierId: row.tier_id,
  referrer: row.referrer,
  nonce: BigInt(row.nonce),
  deadline: BigInt(row.deadline),
});
