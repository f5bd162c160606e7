import type { DecisionStore } from '../../../application/ports/decision.ts';
import type { MessageQueue } from '../../../application/ports/messaging.ts';
import type {
  ChangeMarks,
  Daily,
  Marks,
  PaymentFigures,
  SaleFigures,
  SaleKind,
  ServiceFigures,
} from '../../../application/ports/operator.ts';
import type { AuthorizationState } from '../../../application/ports/sale.ts';
import type { Clock } from '../../../application/ports/system.ts';
import { auditEntryOf } from '../../../domain/audit/audit-entry.ts';
import { kycStanding } from '../../../domain/kyc/kyc-standing.ts';
import { proposalState } from '../../../domain/operator/proposal.ts';
import { utcDay } from '../../../domain/shared/duration.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { InMemoryAlarmStore } from '../alarm/alarm-store.memory.ts';
import type { InMemoryDecisions } from '../decision/decision-store.memory.ts';
import type { InMemoryMessageQueue } from '../messaging/message-queue.memory.ts';
import type { InMemorySponsorships } from '../paymaster/sponsorships.memory.ts';
import type { InMemoryPaymentClaims } from '../payment/payment-stores.memory.ts';
import { mintStateOf, type SaleRecords, stateOf, tallyOf } from '../sale/sale-records.memory.ts';
import type { OperatorRecords } from './operator-records.memory.ts';

type Others = Readonly<{ alarms: InMemoryAlarmStore; decisions: DecisionStore; messageQueue: MessageQueue }>;

export class InMemoryChangeMarks implements ChangeMarks {
  readonly #records: OperatorRecords;
  readonly #others: Others;

  constructor(records: OperatorRecords, others: Others) {
    this.#records = records;
    this.#others = others;
  }

  async read(): Promise<Marks> {
    const { blocks, notes, proposals, stores } = this.#records;
    const { alarms, decisions, messageQueue } = this.#others;
    const newest = await decisions.page({}, { limit: 1 });
    const dead = await messageQueue.deadLetters(1_000);
    const open = proposals.filter(({ decision }) => decision === undefined);
    return {
      users: [stores.users.all().length, blocks.length, notes.length].join(' '),
      kyc: String(stores.kycs.changes),
      proposals: [proposals.length, open.length].join(' '),
      decisions: newest.items[0]?.id ?? '',
      alarms: alarms
        .all()
        .map(({ id, state, count }) => [id, state, count].join(' '))
        .join(),
      'dead-letters': dead.map(({ id }) => id).join(' '),
      audit: String(stores.auditEntries.bodies.findLastIndex((body) => auditEntryOf(body).action !== 'audit.read')),
    };
  }
}

type Sources = Readonly<{
  alarms: InMemoryAlarmStore;
  clock: Clock;
  decisions: InMemoryDecisions;
  messageQueue: InMemoryMessageQueue;
  payments: InMemoryPaymentClaims;
  records: OperatorRecords;
  sale: SaleRecords;
  sponsorships: InMemorySponsorships;
}>;

type SaleEntries = Readonly<{
  issued: readonly Date[];
  states: readonly (AuthorizationState | undefined)[];
  /** `at`: undefined where it is not indexed. */
  bought: readonly Readonly<{ amount: bigint; at?: Date }>[];
}>;

const MOST = 1_000_000;

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

export class InMemoryServiceFigures implements ServiceFigures {
  readonly #from: Sources;

  constructor(sources: Sources) {
    this.#from = sources;
  }

  async people(since: Date) {
    const { kycs, users } = this.#from.records.stores;
    const now = this.#from.clock.now();
    const all = users.all();
    const standings = await Promise.all(
      all.map(async ({ wallet }) => kycStanding(await kycs.verificationsOf(wallet), await kycs.rulingsOf(wallet), now)),
    );
    const withStatus = (wanted: string) => standings.filter(({ status }) => status === wanted).length;
    const withTier = (wanted: string) => standings.filter(({ tier }) => tier === wanted).length;
    return {
      total: all.length,
      signedIn: all.filter(({ siweVerifiedAt }) => siweVerifiedAt !== undefined).length,
      blocked: all.filter(({ isBlocked }) => isBlocked).length,
      kyc: {
        none: withStatus('none'),
        pending: withStatus('pending'),
        approved: withStatus('approved'),
        rejected: withStatus('rejected'),
      },
      tiers: { TIER_1: withTier('TIER_1'), TIER_2: withTier('TIER_2'), TIER_3: withTier('TIER_3') },
      registered: daily(all.map(({ createdAt }) => createdAt).filter((at) => at >= since)),
    };
  }

  async sale(kind: SaleKind, since: Date, now: Date): Promise<SaleFigures> {
    const { issued, states, bought } = this.#ofSale(kind, now);
    const { used, expired, open } = tallyOf(states);
    const dated = bought.flatMap(({ at, amount }) => (at !== undefined && at >= since ? [{ at, amount }] : []));
    const volumeOf = (day: string) => dated.flatMap(({ at, amount }) => (utcDay(at) === day ? [amount] : []));
    return {
      authorizations: { issued: open, used, expired },
      purchases: bought.length,
      volume: sum(bought.map(({ amount }) => amount)),
      issued: daily(issued.filter((at) => at >= since)),
      ...(kind !== 'mint' && {
        bought: daily(dated.map(({ at }) => at)).map((one) => ({ ...one, volume: sum(volumeOf(one.day)) })),
      }),
    };
  }

  #ofSale(kind: SaleKind, now: Date): SaleEntries {
    const { sale } = this.#from;
    if (kind === 'mint') {
      const mints = [...sale.mints.values()];
      const used = mints.filter(({ outcome }) => outcome === 'used');
      return {
        issued: mints.map(({ issued }) => issued.issuedAt),
        states: mints.map((mint) => mintStateOf(mint, now)),
        bought: used.map(({ issued }) => ({ amount: issued.authorization.amount })),
      };
    }
    if (kind === 'bid') {
      const permits = [...sale.bidPermits.values()];
      const events = sale.auctionEvents().map(({ event }) => event);
      return {
        issued: permits.map(({ issuedAt }) => issuedAt),
        states: permits.map(({ permit }) => stateOf(permit, sale.isBid(permit), now)),
        bought: events.flatMap((one) => (one.kind === 'bid' ? [{ amount: one.amount, at: one.timestamp }] : [])),
      };
    }
    const used = sale.usedNonces();
    return {
      issued: sale.issued.map(({ issuedAt }) => issuedAt),
      states: sale.issued.map(({ authorization: one }) => stateOf(one, used.has(one.nonce), now)),
      bought: [...sale.purchases.values()].map(({ event }) => ({ amount: event.amount, at: event.timestamp })),
    };
  }

  async refusals(since: Date) {
    const { items } = await this.#from.decisions.page({ outcome: 'refused', from: since }, { limit: MOST });
    const counts = new Map<string, number>();
    for (const { code = '' } of items) counts.set(code, (counts.get(code) ?? 0) + 1);
    return [...counts]
      .map(([code, count]) => ({ code, count }))
      .sort((one, other) => other.count - one.count || (one.code < other.code ? -1 : 1));
  }

  async sponsorship(day: string) {
    return this.#from.sponsorships.budgets.spentOn(day);
  }

  async payments(since: Date) {
    const sums = new Map<string, PaymentFigures>();
    for (const { network, currency, amount } of this.#from.payments.paidSince(since)) {
      const before: PaymentFigures = sums.get(`${network} ${currency}`) ?? {
        network,
        currency: currency as WalletAddress,
        payments: 0,
        amount: 0n,
      };
      const after = { ...before, payments: before.payments + 1, amount: before.amount + amount };
      sums.set(`${network} ${currency}`, after);
    }
    return [...sums.values()];
  }

  async deadLetters() {
    return (await this.#from.messageQueue.deadLetters(MOST)).length;
  }

  async openAlarms() {
    return this.#from.alarms.all().filter(({ state }) => state === 'open').length;
  }

  async openProposals(now: Date) {
    return this.#from.records.proposals.filter((proposal) => proposalState(proposal, now) === 'open').length;
  }
}

function daily(times: readonly Date[]): readonly Daily[] {
  const counts = new Map<string, number>();
  for (const day of times.map(utcDay)) counts.set(day, (counts.get(day) ?? 0) + 1);
  return [...counts].map(([day, count]) => ({ day, count })).sort((one, other) => (one.day < other.day ? -1 : 1));
}
