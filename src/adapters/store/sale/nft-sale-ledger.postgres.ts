import type { Knex } from 'knex';
import type { NftSaleLedger } from '../../../application/ports/sale/nft-sale-ledger.ts';
import type { Decision } from '../../../domain/decision/decision.ts';
import type { NftPurchaseAuthorization } from '../../../domain/sale/nft-purchase-authorization.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { recordGrant } from '../decision/record-decision.ts';
import { answerOf } from '../shared/database-answer.ts';
import { deleteBatch } from '../shared/delete-batch.ts';

export class PostgresNftSaleLedger implements NftSaleLedger {
  readonly #db: Knex;
  readonly #chainId: number;

  constructor(db: Knex, { chainId }: Readonly<{ chainId: number }>) {
    this.#db = db;
    this.#chainId = chainId;
  }

  async record(contract: WalletAddress, authorization: NftPurchaseAuthorization, issuedAt: Date, decision: Decision) {
    const row = { ...toRow(authorization), chain_id: this.#chainId, contract, issued_at: issuedAt };
    const granting = this.#db('nft_purchase_authorizations').insert(row).returning('nonce');
    await answerOf(recordGrant(this.#db, decision, granting));
  }

  async issued(contract: WalletAddress, nonce: bigint) {
    const key = { chain_id: this.#chainId, contract, nonce: String(nonce) };
    const row = await answerOf(this.#db<Row>('nft_purchase_authorizations').where(key).first());
    return row && toAuthorization(row);
  }

  async purgeExpired(before: Date, limit: number) {
    const passed = Math.floor(before.getTime() / 1000);
    const where = 'chain_id = :chainId and deadline < :passed';
    return await deleteBatch(this.#db, 'nft_purchase_authorizations', { where, chainId: this.#chainId, passed, limit });
  }

  async issuedTo(buyer: WalletAddress, limit: number) {
    const rows = await answerOf(
      this.#db<Row>('nft_purchase_authorizations')
        .where({ chain_id: this.#chainId, buyer })
        .orderBy('issued_at', 'desc')
        .orderBy('nonce')
        .limit(limit),
    );
    return rows.map((row) => ({
      contract: row.contract,
      authorization: toAuthorization(row),
      issuedAt: row.issued_at,
    }));
  }
}

/** `numeric` columns are returned as decimal text. */
type Row = ReturnType<typeof toRow> & { chain_id: number; contract: WalletAddress; issued_at: Date };

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
