import type { Knex } from 'knex';
import type { IssuedBidPermits } from '../../../application/ports/auction.ts';
import type { AuthorizationState } from '../../../application/ports/sale.ts';
import type { Decision } from '../../../domain/decision/decision.ts';
import type { BidPermit } from '../../../domain/sale/bid-permit.ts';
import { isCapped, type PersonShare, requireRoomForBid } from '../../../domain/sale/person-room.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { recordGrant } from '../decision/decision-store.postgres.ts';
import { answerOf, DatabaseStore, deleteBatch } from '../shared/database-answer.ts';
import { IS_BID, PERMIT_STATE, type PermitRow, toPermit, toPermitRow } from './bid-rows.ts';
import { lockLimit, personRecordsOf, unixSeconds } from './person-limits.postgres.ts';
import type { Sale } from './sale-rows.ts';

export class PostgresIssuedBidPermits extends DatabaseStore implements IssuedBidPermits {
  readonly #sale: Sale;

  /** `sale`: the token sale, whose purchases count against the same limits. */
  constructor(db: Knex, sale: Sale) {
    super(db);
    this.#sale = sale;
  }

  async record(
    permit: BidPermit,
    issuedAt: Date,
    decision: Decision,
    room?: Readonly<{ share: PersonShare; bidHere: bigint }>,
  ) {
    const row = toPermitRow(this.#sale.chainId, permit, issuedAt);
    if (room === undefined || !isCapped(room.share)) {
      await answerOf(insertGranted(this.db, row, decision));
      return;
    }
    const { share, bidHere } = room;
    const person = { buyer: permit.owner, others: share.others };
    const recording = this.db.transaction(async (trx) => {
      const wallets = [permit.owner, ...share.others];
      await lockLimit(trx, { chainId: this.#sale.chainId, wallets, isShared: true });
      const reading = { settledUntil: share.settledUntil, evenAlone: true };
      const records = await personRecordsOf(trx, this.#sale, person, reading);
      requireRoomForBid(permit, bidHere, share, records);
      await insertGranted(trx, row, decision);
    });
    await answerOf(recording);
  }

  async issuedTo(owner: WalletAddress, limit: number, now: Date) {
    const rows = await this.rows<PermitRow & { state: AuthorizationState }>(
      `select *, ${PERMIT_STATE} as state from bid_permits where chain_id = :chainId and owner = :owner
       order by issued_at desc, nonce limit :limit`,
      { chainId: this.#sale.chainId, owner, limit, now: unixSeconds(now) },
    );
    return rows.map((row) => ({ permit: toPermit(row), issuedAt: row.issued_at, state: row.state }));
  }

  async countLive(owner: WalletAddress, now: Date) {
    const rows = await this.rows(
      `select from bid_permits where chain_id = :chainId and owner = :owner and deadline >= :now and not ${IS_BID}`,
      { chainId: this.#sale.chainId, owner, now: unixSeconds(now) },
    );
    return rows.length;
  }

  async tally(now: Date) {
    const [row] = await this.rows<Record<'issued' | 'used' | 'open', number>>(
      `select count(*)::integer as issued, count(*) filter (where state = 'used')::integer as used,
         count(*) filter (where state = 'issued')::integer as open
       from (select ${PERMIT_STATE} as state from bid_permits where chain_id = :chainId) states`,
      { chainId: this.#sale.chainId, now: unixSeconds(now) },
    );
    const { issued, used, open } = row ?? { issued: 0, used: 0, open: 0 };
    return { issued, used, open, expired: issued - used - open };
  }

  async unsettledAuctions() {
    const rows = await this.rows<{ contract: WalletAddress }>(
      'select distinct contract from bid_permits where chain_id = :chainId and not settled',
      { chainId: this.#sale.chainId },
    );
    return rows.map(({ contract }) => contract);
  }

  async settle(auction: WalletAddress, indexedUntil: Date) {
    const over = this.db('bid_permits').where({ chain_id: this.#sale.chainId, contract: auction, settled: false });
    await answerOf(over.where('deadline', '<', unixSeconds(indexedUntil)).update({ settled: true }));
  }

  async purgeUnused(before: Date, limit: number) {
    const where = `chain_id = :chainId and deadline < :passed and settled and not ${IS_BID}`;
    const bindings = { where, oldest: 'deadline', chainId: this.#sale.chainId, passed: unixSeconds(before), limit };
    return await deleteBatch(this.db, 'bid_permits', bindings);
  }
}

const insertGranted = (db: Knex, row: PermitRow, decision: Decision) =>
  recordGrant(db, decision, db('bid_permits').insert(row).returning('nonce'));
