import type { LaneNonce, NewSponsorship, Sponsorships } from '../../../application/ports/paymaster.ts';
import type { Decision } from '../../../domain/decision/decision.ts';
import { quoteUsed, requestInFlight, sponsorBudgetSpent, walletSuspended } from '../../../domain/paymaster/errors.ts';
import { isSuspended, type SponsorLimits } from '../../../domain/paymaster/sponsor-policy.ts';
import {
  type SponsorshipOutcome,
  type SponsorshipState,
  secondsToNextDay,
} from '../../../domain/paymaster/sponsorship.ts';
import { utcDay } from '../../../domain/shared/duration.ts';
import type { Hex } from '../../../domain/shared/hex.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { recordDecision } from '../decision/decision-store.postgres.ts';
import { answerOf, breaks, DatabaseStore, deleteBatch } from '../shared/database-answer.ts';
import {
  breakPromise,
  feeFigures,
  settleFee,
  takeFee,
  unsettleFees,
  writeOffFees,
  writtenOffSince,
} from './owed-fees.postgres.ts';
import {
  charge,
  recharge,
  type SponsorshipRow,
  suspendIn,
  suspensionIn,
  toSponsorship,
  toSponsorshipRow,
} from './sponsorships.rows.ts';

/** Unique keys reserve quotes and nonces, conditional upserts reserve budget; all in one transaction. */
export class PostgresSponsorships extends DatabaseStore implements Sponsorships {
  async isQuoteUsed(quoteId: string) {
    return (await answerOf(this.#rows().where({ quote_id: quoteId }).first('id'))) !== undefined;
  }

  async take(sponsorship: NewSponsorship, limits: SponsorLimits, decision: Decision) {
    const row = toSponsorshipRow(sponsorship);
    const taking = this.db.transaction(async (trx) => {
      await trx('sponsorships').insert({ ...row, state: 'taken', decision: decision.id });
      const suspension = await suspensionIn(trx, row.wallet);
      if (isSuspended(suspension, row.taken_at)) throw walletSuspended({ until: suspension.until.toISOString() });
      const scope = await charge(trx, row, limits);
      if (scope !== undefined) throw sponsorBudgetSpent({ retryAfterSeconds: secondsToNextDay(row.taken_at), scope });
      await takeFee(trx, row, limits.owed);
      await recordDecision(trx, decision);
    });
    await answerOf(taking).catch((error: unknown) => {
      if (breaks(error, 'sponsorships_quote')) throw quoteUsed.because(error);
      if (breaks(error, 'sponsorships_in_flight')) throw requestInFlight.because(error);
      throw error;
    });
  }

  async release(id: string) {
    const releasing = this.db.transaction(async (trx) => {
      const [gone] = await trx<SponsorshipRow>('sponsorships').where({ id, state: 'taken' }).del().returning('*');
      if (gone === undefined) return;
      await recharge(trx, gone, 0n);
      await breakPromise(trx, id);
    });
    await answerOf(releasing);
  }

  async note(
    id: string,
    { isRelayed, reference, hash }: Readonly<{ isRelayed: boolean; reference?: string; hash?: Hex }>,
    lookedAt: Date,
  ) {
    await this.#change(id, {
      looked_at: lookedAt,
      ...(isRelayed && { state: 'relayed' }),
      ...(reference !== undefined && { reference }),
      ...(hash !== undefined && { hash }),
    });
  }

  async settle(id: string, outcome: SponsorshipOutcome, at: Date) {
    const { end, hash, cost, isRevert } = outcome;
    const settling = this.db.transaction(async (trx) => {
      const open = await trx<SponsorshipRow>('sponsorships').where({ id }).whereIn('state', OPEN).forUpdate().first();
      if (open === undefined) return;
      await trx<SponsorshipRow>('sponsorships')
        .where({ id })
        .update({
          state: end,
          looked_at: at,
          ...(hash !== undefined && { hash }),
          ...(cost !== undefined && { cost: String(cost) }),
        });
      if (isRevert) await suspendIn(trx, open.wallet, at);
      if (cost !== undefined) await recharge(trx, open, cost);
      await settleFee(trx, id, outcome, at);
    });
    await answerOf(settling);
  }

  async reopen({ chainId, forwarder, wallet, nonce }: LaneNonce) {
    const reopening = this.db.transaction(async (trx) => {
      const { rows } = await trx.raw<{ rows: { id: string }[] }>(
        `update sponsorships set state = 'relayed', looked_at = null
         where id in (
           select distinct on (nonce) id from sponsorships gone
           where chain_id = :chainId and forwarder = :forwarder and wallet = :wallet and nonce >= :nonce
             and state = 'executed' and hash is not null
             and not exists (
               select from sponsorships other
               where (other.chain_id, other.forwarder, other.wallet, other.nonce)
                   = (gone.chain_id, gone.forwarder, gone.wallet, gone.nonce) and other.state in ('taken', 'relayed'))
           order by nonce, position desc)
         and state = 'executed'
         returning id`,
        { chainId, forwarder, wallet, nonce: String(nonce) },
      );
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0) await unsettleFees(trx, ids);
      return ids.length;
    });
    return await answerOf(reopening).catch((error: unknown) => {
      // A request took one of the nonces meanwhile. The next call leaves that one out.
      if (breaks(error, 'sponsorships_in_flight')) return 0;
      throw error;
    });
  }

  async suspensionOf(wallet: WalletAddress) {
    return await answerOf(suspensionIn(this.db, wallet));
  }

  async writeOff(owedBy: Date, now: Date) {
    return await answerOf(writeOffFees(this.db, owedBy, now));
  }

  async writtenOffSince(since: Date) {
    return await answerOf(writtenOffSince(this.db, since));
  }

  async feeFigures() {
    return await answerOf(feeFigures(this.db));
  }

  async open(limit: number, takenBy: Date) {
    const rows = await this.rows<SponsorshipRow>(
      `select * from sponsorships where state in ('taken', 'relayed') and (state = 'relayed' or taken_at <= :takenBy)
         order by looked_at nulls first, position limit :limit`,
      { limit, takenBy },
    );
    return rows.map(toSponsorship);
  }

  async history(wallet: WalletAddress, limit: number) {
    const newest = this.#rows().where({ wallet }).whereNotNull('hash').orderBy('position', 'desc').limit(limit);
    return (await answerOf(newest)).map(toSponsorship);
  }

  async find(id: string) {
    const row = await answerOf(this.#rows().where({ id }).first());
    return row && toSponsorship(row);
  }

  async findByQuote(quoteId: string) {
    const row = await answerOf(this.#rows().where({ quote_id: quoteId }).first());
    return row && toSponsorship(row);
  }

  async tally() {
    const counted = this.db('sponsorships')
      .groupBy('state')
      .select('state')
      .count<{ state: SponsorshipState; count: string }[]>('* as count');
    const counts = Object.fromEntries((await answerOf(counted)).map(({ state, count }) => [state, Number(count)]));
    return { taken: 0, relayed: 0, executed: 0, failed: 0, lapsed: 0, ...counts };
  }

  async latestExecuted(limit: number) {
    const rows = await this.rows<LaneRow>(
      `select chain_id, forwarder, wallet, max(nonce) as nonce from (
           select * from sponsorships where state = 'executed' order by position desc limit :scanned) as latest
         group by chain_id, forwarder, wallet order by max(position) desc limit :limit`,
      { limit, scanned: limit * SCANNED_A_LANE },
    );
    return rows.map(({ chain_id: chainId, forwarder, wallet, nonce }) => ({
      chainId: Number(chainId),
      forwarder,
      wallet,
      nonce: BigInt(nonce),
    }));
  }

  async purgeEnded(before: Date, limit: number) {
    const where = "state in ('executed', 'failed', 'lapsed') and taken_at < :before";
    return await deleteBatch(this.db, 'sponsorships', { where, oldest: 'taken_at', before, limit });
  }

  async purgeBudgets(before: Date, limit: number) {
    const day = { where: 'day < :day::date', oldest: 'day', day: utcDay(before), limit };
    const days = await deleteBatch(this.db, 'sponsor_spending', day);
    const over = { where: 'until < :before', oldest: 'until', before, limit: limit - days };
    return days + (await deleteBatch(this.db, 'sponsor_suspensions', over));
  }

  async #change(id: string, to: Partial<SponsorshipRow>) {
    await answerOf(this.#rows().where({ id }).whereIn('state', OPEN).update(to));
  }

  #rows() {
    return this.db<SponsorshipRow>('sponsorships');
  }
}

const OPEN = ['taken', 'relayed'] as const;

/** How many of the latest sponsorships are read for each lane that is wanted. */
const SCANNED_A_LANE = 20;
type LaneRow = { chain_id: string; forwarder: WalletAddress; wallet: WalletAddress; nonce: string };
