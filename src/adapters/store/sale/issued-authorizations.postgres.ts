import type { Knex } from 'knex';
import type {
  AuthorizationState,
  IssuedAuthorizations,
} from '../../../application/ports/sale/issued-authorizations.ts';
import type { Decision } from '../../../domain/decision/decision.ts';
import { type PersonRecords, type PersonShare, requireRoomOfPerson } from '../../../domain/sale/person-room.ts';
import type { PurchaseAuthorization } from '../../../domain/sale/purchase-authorization.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { recordGrant } from '../decision/record-decision.ts';
import { answerOf } from '../shared/database-answer.ts';
import { deleteBatch } from '../shared/delete-batch.ts';
import { type Sale, saleKeyOf, saleQuery } from './sale-query.ts';
import { type AuthorizationRow, IS_USED, toAuthorization, toAuthorizationRow } from './sale-rows.ts';

export class PostgresIssuedAuthorizations implements IssuedAuthorizations {
  readonly #db: Knex;
  readonly #sale: Sale;
  readonly #query: ReturnType<typeof saleQuery>;

  constructor(db: Knex, sale: Sale) {
    this.#db = db;
    this.#sale = sale;
    this.#query = saleQuery(db, sale);
  }

  async record(authorization: PurchaseAuthorization, issuedAt: Date, decision: Decision, share?: PersonShare) {
    const row = toAuthorizationRow(saleKeyOf(this.#sale), authorization, issuedAt);
    if (share === undefined || share.others.length === 0) {
      await answerOf(granted(this.#db, row, decision));
      return;
    }
    const wallets = [authorization.buyer, ...share.others];
    const recording = this.#db.transaction(async (trx) => {
      await lockPerson(trx, wallets);
      requireRoomOfPerson(authorization, share, await this.#recordsOf(trx, wallets, issuedAt));
      await granted(trx, row, decision);
    });
    await answerOf(recording);
  }

  async #recordsOf(trx: Knex, wallets: readonly WalletAddress[], now: Date): Promise<PersonRecords> {
    const query = saleQuery(trx, this.#sale);
    const live = await query<{ buyer: WalletAddress; amount: string; max_allowed: string }>(
      `select buyer, amount, max_allowed from purchase_authorizations
       where chain_id = :chain_id and contract = :contract and buyer = any(:wallets::text[]) and deadline >= :now and not ${IS_USED}`,
      { wallets: [...wallets], now: unixSeconds(now) },
    );
    const indexed = await query<{ buyer: WalletAddress; amount: string }>(
      `select buyer, sum(amount) as amount from purchases
       where chain_id = :chain_id and contract = :contract and buyer = any(:wallets::text[]) group by buyer`,
      { wallets: [...wallets] },
    );
    return {
      live: live.map(({ buyer, amount, max_allowed }) => ({
        buyer,
        amount: BigInt(amount),
        maxAllowed: BigInt(max_allowed),
      })),
      indexed: new Map(indexed.map(({ buyer, amount }) => [buyer, BigInt(amount)])),
    };
  }

  async stateOf(nonce: bigint, now: Date) {
    const [row] = await this.#query<{ state: AuthorizationState }>(
      `select case when ${IS_USED} then 'used' when deadline < :now then 'expired' else 'issued' end as state
       from purchase_authorizations
       where chain_id = :chain_id and contract = :contract and nonce = :nonce`,
      { nonce: String(nonce), now: unixSeconds(now) },
    );
    return row?.state;
  }

  async issuedTo(buyer: WalletAddress, limit: number, now: Date) {
    const rows = await this.#query<AuthorizationRow & { issued_at: Date; state: AuthorizationState }>(
      `select *, case when ${IS_USED} then 'used' when deadline < :now then 'expired' else 'issued' end as state
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
    const [row] = await this.#query<Record<'issued' | 'used' | 'expired' | 'open', string>>(
      `select count(*) as issued, count(*) filter (where is_used) as used,
         count(*) filter (where not is_used and deadline < :now) as expired,
         count(*) filter (where not is_used and deadline >= :now) as open
       from (select deadline, ${IS_USED} as is_used from purchase_authorizations
         where chain_id = :chain_id and contract = :contract) as all_issued`,
      { now: unixSeconds(now) },
    );
    const { issued, used, expired, open } = row ?? { issued: 0, used: 0, expired: 0, open: 0 };
    return { issued: Number(issued), used: Number(used), expired: Number(expired), open: Number(open) };
  }

  async purgeUnused(before: Date, limit: number) {
    return await deleteBatch(this.#db, 'purchase_authorizations', {
      where: `chain_id = :chain_id and contract = :contract and deadline < :passed and not ${IS_USED}`,
      ...saleKeyOf(this.#sale),
      passed: unixSeconds(before),
      limit,
    });
  }
}

const granted = (db: Knex, row: ReturnType<typeof toAuthorizationRow>, decision: Decision) =>
  recordGrant(db, decision, db('purchase_authorizations').insert(row).returning('nonce'));

/** A deadline is in whole seconds, like a block's time, and includes its last second. */
const unixSeconds = (now: Date) => Math.floor(now.getTime() / 1000);

/** One lock for each wallet of the person, always in the same order, until the transaction ends. */
const lockPerson = (trx: Knex, wallets: readonly WalletAddress[]) =>
  trx.raw(
    `select pg_advisory_xact_lock(hashtextextended('authorization ' || wallet, 0))
     from (select unnest(:wallets::text[]) as wallet order by 1) wallets`,
    { wallets: [...wallets] },
  );
