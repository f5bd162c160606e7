import type { Knex } from 'knex';
import type { AuthorizationState, IssuedAuthorizations } from '../../../application/ports/sale.ts';
import type { Decision } from '../../../domain/decision/decision.ts';
import { isCapped, type PersonShare, requireRoomForPurchase } from '../../../domain/sale/person-room.ts';
import type { PurchaseAuthorization } from '../../../domain/sale/purchase-authorization.ts';
import type { SalePolicy } from '../../../domain/sale/sale-policy.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { recordGrant, recordPossibleGrant } from '../decision/decision-store.postgres.ts';
import { answerOf, DatabaseStore } from '../shared/database-answer.ts';
import { purgeUnusedAuthorizations, tallyAuthorizations } from './authorization-tally.ts';
import { insertAlone, lockLimit, personRecordsOf, unixSeconds } from './person-limits.postgres.ts';
import {
  AUTHORIZATION_STATE,
  type AuthorizationRow,
  IS_USED,
  type Sale,
  saleKeyOf,
  saleQuery,
  toAuthorization,
  toAuthorizationRow,
} from './sale-rows.ts';

export class PostgresIssuedAuthorizations extends DatabaseStore implements IssuedAuthorizations {
  readonly #sale: Sale;
  readonly #countsMore: boolean;
  readonly #query: ReturnType<typeof saleQuery>;

  /** Without an NFT sale and auctions nothing but other wallets, and bids of before, take room: most authorizations are then one statement. */
  constructor(db: Knex, sale: Sale & Pick<SalePolicy, 'nftContract' | 'auctions'>) {
    super(db);
    this.#sale = sale;
    this.#countsMore = sale.nftContract !== undefined || (sale.auctions ?? []).length > 0;
    this.#query = saleQuery(db, sale);
  }

  async record(authorization: PurchaseAuthorization, issuedAt: Date, decision: Decision, share?: PersonShare) {
    const row = toAuthorizationRow(saleKeyOf(this.#sale), authorization, issuedAt);
    const isAlone = share !== undefined && share.others.length === 0 && share.committed === 0n;
    if (share === undefined || !isCapped(share) || (isAlone && !this.#countsMore)) {
      await answerOf(insertGranted(this.db, row, decision));
      return;
    }
    const { buyer } = authorization;
    const { others } = share;
    if (isAlone && (await this.#recordedAlone(row, decision))) return;
    const recording = this.db.transaction(async (trx) => {
      const wallets = [buyer, ...others];
      await lockLimit(trx, { chainId: this.#sale.chainId, wallets, isShared: !isAlone });
      const { settledUntil } = share;
      const reading = { settledUntil, evenAlone: share.purchasedElsewhere + share.committed > 0n };
      const records = await personRecordsOf(trx, this.#sale, { buyer, others }, reading);
      requireRoomForPurchase(authorization, share, records);
      await insertGranted(trx, row, decision);
    });
    await answerOf(recording);
  }

  /** False when something besides the buyer's own purchases may count: nothing is stored then. */
  async #recordedAlone(row: AuthorizationRow, decision: Decision): Promise<boolean> {
    const { rows } = await answerOf(recordPossibleGrant(this.db, decision, insertAlone(this.db, row)));
    return rows.length > 0;
  }

  async stateOf(nonce: bigint, now: Date) {
    const [row] = await this.#query<{ state: AuthorizationState }>(
      `select ${AUTHORIZATION_STATE} as state
       from purchase_authorizations
       where chain_id = :chain_id and contract = :contract and nonce = :nonce`,
      { nonce: String(nonce), now: unixSeconds(now) },
    );
    return row?.state;
  }

  async issuedTo(buyer: WalletAddress, limit: number, now: Date) {
    const rows = await this.#query<AuthorizationRow & { issued_at: Date; state: AuthorizationState }>(
      `select *, ${AUTHORIZATION_STATE} as state
       from purchase_authorizations
       where chain_id = :chain_id and contract = :contract and buyer = :buyer
       order by issued_at desc, nonce limit :limit`,
      { buyer, limit, now: unixSeconds(now) },
    );
    return rows.map((row) => ({ authorization: toAuthorization(row), issuedAt: row.issued_at, state: row.state }));
  }

  async countLive(buyer: WalletAddress, now: Date) {
    const rows = await this.#query(
      `select from purchase_authorizations
       where chain_id = :chain_id and contract = :contract and buyer = :buyer and deadline >= :now and not ${IS_USED}`,
      { buyer, now: unixSeconds(now) },
    );
    return rows.length;
  }

  async tally(now: Date) {
    return await tallyAuthorizations(this.db, this.#sale, unixSeconds(now));
  }

  async purgeUnused(before: Date, limit: number) {
    return await purgeUnusedAuthorizations(this.db, this.#sale, { passed: unixSeconds(before), limit });
  }
}

const insertGranted = (db: Knex, row: ReturnType<typeof toAuthorizationRow>, decision: Decision) =>
  recordGrant(db, decision, db('purchase_authorizations').insert(row).returning('nonce'));
